/**
 * What a release may not do. The gate is asked twice: about the builds before anything is rendered, and about the
 * documents that were rendered.
 */
import type { RemoteDefinition } from '@3eu/shared/contract';
import { addressesOf } from '@3eu/shared/contract/address';
import type { Message } from '../messages/message';
import { isNotFound } from '../plan/documents';
import type { LiveSite, PageFacts } from '../plan/live-site';
import type { Plan } from '../plan/plan';
import { redirectsOf } from '../plan/redirects';
import type { Site } from '../plan/versions';
import { addressRefusals } from './addresses';
import { contractRefusals } from './contract';
import { fileRefusals, type VersionFiles } from './files';
import { checkLinks, lostParts, type AddressBook, type AwaitedPage } from './links';
import { lossRefusals, redirectRefusals } from './losses';
import { finalRefusal, refusal, type Refusal } from './refusal';
import { sizeRefusals, type ScriptSizes } from './sizes';

/** What is known of a release before anything is rendered. */
export type GateInput = {
  before: LiveSite;
  after: Site;
  /** The packages that are released, and the names of those that are removed. */
  builds: readonly VersionFiles[];
  removed: readonly string[];
  sizes: readonly ScriptSizes[];
};

/** Pages that the shell must have: hosts need the first two, the service worker caches the last. */
const requiredPages = ['/', '/404', '/offline'];

function shellPageRefusals({ shell }: Site): Refusal[] {
  if (!shell) return [];
  const missing = requiredPages.filter((path) => !shell.descriptor.pages.some((page) => page.path === path));
  return missing.map((path) => finalRefusal('shell', 'required-page', { path }));
}

/** The refusals of builds, before anything is rendered. */
export function checkBuilds({ before, after, builds, removed, sizes }: GateInput): Refusal[] {
  const released = builds.map(({ descriptor }) => descriptor.name);
  const changed = [...released, ...removed];
  const others = before.pages.filter(({ owner }) => !changed.includes(owner));
  return [
    ...fileRefusals(builds),
    ...shellPageRefusals(after),
    ...addressRefusals(after, released),
    ...contractRefusals(before, after, released),
    ...lossRefusals(before, after, changed, others),
    ...redirectRefusals(after),
    ...sizeRefusals(sizes),
  ];
}

/** Pages that the shell cannot render, and that have no document from an earlier release. */
export function checkFrozen(live: readonly PageFacts[], after: Site, { frozen }: Pick<Plan, 'frozen'>): Refusal[] {
  const known = new Set(live.map(({ file }) => file));
  const shell = after.shell!.descriptor.contract;
  return frozen
    .filter(({ file }) => !known.has(file))
    .map(({ owner, path }) => {
      const { contract } = after.remotes[owner]!.descriptor;
      return finalRefusal(owner, 'cannot-be-rendered-yet', { path, shell, contract });
    });
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

/** What links can lead to after a release. */
export function addressBook(
  pages: readonly PageFacts[],
  { remotes }: Site,
  isFile: AddressBook['isFile'],
  awaited: readonly AwaitedPage[] = [],
): AddressBook {
  const all = Object.values(remotes).map(({ descriptor }) => descriptor);
  const known = pages.filter((page) => !isNotFound(page));
  return {
    pages: new Map(known.map(({ path, anchors }) => [path, anchors ? new Set(anchors) : null])),
    patterns: all.flatMap((remote) =>
      remote.pages.map(({ path }) => path as string).filter((path) => path.includes('/:')),
    ),
    redirects: redirectsOf(all),
    isFile,
    awaited,
  };
}

/** What a checker of HTML found in a document, and what to do about it. */
export type DocumentFault = { message: string; todo: string };

/** A rendered document, as the gate sees it. */
export type CheckedDocument = {
  facts: Pick<PageFacts, 'owner' | 'path' | 'links'>;
  /** The files of the site that it shows. */
  files: readonly string[];
  /** What the checkers of HTML found in it. */
  findings: readonly DocumentFault[];
};

/**
 * The refusals and notes for what stands in the rendered documents.
 * @param documents Those of the released packages.
 * @param others The other pages of the site, whose links must still lead somewhere.
 */
export function checkDocuments(
  documents: readonly CheckedDocument[],
  others: readonly PageFacts[],
  book: AddressBook,
): { refusals: Refusal[]; notes: Message[] } {
  const facts = documents.map((document) => document.facts);
  const { refusals, notes } = checkLinks(facts, book);
  const found = documents.flatMap(({ facts: { owner, path }, files, findings }) => [
    ...files.filter((file) => !book.isFile(file)).map((file) => refusal(owner, 'file-not-there', { path, file })),
    ...findings.map(({ message: problem, todo }) => refusal(owner, 'faulty-document', { path, problem, todo })),
  ]);
  return { refusals: [...refusals, ...lostParts(others, facts, book), ...found], notes };
}
