import type { RemoteDefinition } from '@3eu/shared/contract';
import { addressesOf } from '@3eu/shared/contract/address';
import { isNotFound, type DocumentPlace } from '../plan/documents';
import type { LiveSite } from '../plan/live-site';
import type { Plan } from '../plan/plan';
import { redirectsOf } from '../plan/redirects';
import type { Site } from '../plan/versions';
import { addressRefusals } from './addresses';
import { contractRefusals } from './contract';
import { checkLinks, type AddressBook, type AwaitedPage } from './links';
import { lossRefusals } from './losses';
import { redirectRefusals } from './redirects';
import type { Refusal } from './refusal';
import { sizeRefusals, type PageSize } from './sizes';

/** What is known of a release before anything is rendered. */
export type GateInput = {
  before: LiveSite;
  /** Includes the versions that are released; if the shell is, those of all remotes. */
  after: Site;
  /** Names of the packages that are released. */
  released: readonly string[];
  removed: readonly string[];
  sizes: readonly PageSize[];
};

/** Pages that the shell must have: hosts need the first two, the service worker caches the last. */
const requiredPages = ['/', '/404', '/offline'];

function shellPageRefusals({ shell }: Site): Refusal[] {
  const missing = requiredPages.filter((path) => !shell?.descriptor.pages.some((page) => page.path === path));
  return shell
    ? missing.map((path) => ({
        owner: 'shell',
        what: `it has no page ${path}, which every site needs.`,
        todo: 'Add it to src/descriptor.ts.',
        final: true,
      }))
    : [];
}

/** The first half of the gate: the checks on the builds, before anything is rendered. */
export function checkBuilds({ before, after, released, removed, sizes }: GateInput): Refusal[] {
  const changed = [...released, ...removed];
  const others = before.pages.filter(({ owner }) => !changed.includes(owner));
  return [
    ...shellPageRefusals(after),
    ...addressRefusals(after, released),
    ...contractRefusals(before, after, released),
    ...lossRefusals(before, after, changed, others),
    ...redirectRefusals(after),
    ...sizeRefusals(sizes),
  ];
}

/** Pages that the shell cannot render, and that have no document from an earlier release. */
export function checkFrozen(before: LiveSite, after: Site, { frozen }: Pick<Plan, 'frozen'>): Refusal[] {
  const live = new Set(before.pages.map(({ file }) => file));
  const shell = after.shell?.descriptor.contract;
  return frozen
    .filter(({ file }) => !live.has(file))
    .map(({ owner, path }) => {
      const { contract } = after.remotes[owner]!.descriptor;
      return {
        owner,
        what: `${path} has not been rendered yet, and a shell for contract ${shell} cannot render a page built for contract ${contract}.`,
        todo: 'Publish a shell for that contract first, or together with this package.',
        final: true,
      };
    });
}

/** What links can lead to after a release. */
export function addressBook(
  documents: readonly DocumentPlace[],
  { remotes }: Site,
  isFile: AddressBook['isFile'],
  awaited: readonly AwaitedPage[] = [],
): AddressBook {
  const all = Object.values(remotes).map(({ descriptor }) => descriptor);
  return {
    pages: new Set(documents.filter((document) => !isNotFound(document)).map(({ path }) => path)),
    patterns: all.flatMap(({ pages }) => pages.map(({ path }) => path as string).filter((path) => path.includes('/:'))),
    redirects: redirectsOf(all),
    isFile,
    awaited,
  };
}

/**
 * Pages of packages that no release of a site has included yet. A package that was removed does not count: links to it
 * are dead.
 * @param known Packages that exist, released or not.
 */
export function awaitedPages(
  known: readonly Pick<RemoteDefinition, 'name' | 'pages'>[],
  { records }: Pick<LiveSite, 'records'>,
  { remotes }: Site,
): AwaitedPage[] {
  const released = new Set(records.flatMap(({ packages }) => packages.map(({ name }) => name)));
  return known
    .filter(({ name }) => !released.has(name) && !(name in remotes))
    .flatMap(({ name: owner, pages }) =>
      pages.flatMap((page) => [page.path, ...addressesOf(page)].map((path) => ({ owner, path }))),
    );
}

/** What a checker of HTML found in a document. */
export type DocumentFault = {
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  todo: string;
};

/** A rendered document, as the gate sees it. */
export type CheckedDocument = {
  owner: string;
  path: string;
  links: readonly string[];
  findings: readonly DocumentFault[];
};

/** The second half of the gate: what stands in the rendered documents of the released packages. */
export function checkDocuments(
  documents: readonly CheckedDocument[],
  book: AddressBook,
): { refusals: Refusal[]; warnings: string[] } {
  const { refusals, warnings } = checkLinks(documents, book);
  const findings = documents.flatMap(({ owner, path, findings: found }) =>
    found.map(({ message, todo }) => ({ owner, what: `${path}: ${message}`, todo })),
  );
  return { refusals: [...refusals, ...findings], warnings };
}
