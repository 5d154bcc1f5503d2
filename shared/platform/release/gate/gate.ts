/**
 * What a release may not do. The gate is asked twice: about the builds before anything is rendered, and about the
 * documents that were rendered.
 */
import { isNotFound } from '../core/documents';
import type { Settings } from '../core/settings';
import { redirectsOf, type LiveSite, type PageFacts, type Versions, type Version } from '../core/versions';
import { addressRefusals } from './addresses';
import { contractRefusals } from './contract';
import { fileRefusals, type VersionFiles } from './files';
import { checkLinks, lostParts, type AddressBook } from './links';
import { lossRefusals, redirectRefusals } from './losses';
import { finalRefusal, refusal, type Refusal } from './refusal';
import { sizeRefusals, type ScriptSizes } from './sizes';

/** What is known of a release before anything is rendered. */
type GateInput = {
  before: LiveSite;
  after: Versions;
  /** The packages that are released, and the names of those that are removed. */
  builds: readonly VersionFiles[];
  removed: readonly string[];
  /** Versions that the site has already, of those that are released. */
  standing?: readonly Version[];
  sizes: readonly ScriptSizes[];
  /** What the site's owner allows. */
  settings?: Pick<Settings, 'connects'>;
};

/** Pages that the shell must have: hosts need the first two, the service worker caches the last. */
const requiredPages = ['/', '/404', '/offline'];

function shellPageRefusals({ shell }: Versions): Refusal[] {
  if (!shell) return [];
  const missing = requiredPages.filter((path) => !shell.descriptor.pages.some((page) => page.path === path));
  return missing.map((path) =>
    finalRefusal(
      'shell',
      'required-page',
      `it has no page ${path}, which every site needs.`,
      'Add it to src/descriptor.ts.',
    ),
  );
}

function connectionRefusals(builds: GateInput['builds'], { connects: allowed }: Pick<Settings, 'connects'>): Refusal[] {
  if (!allowed) return [];
  return builds.flatMap(({ descriptor }) =>
    (descriptor.kind === 'remote' ? (descriptor.connects ?? []) : [])
      .filter((origin) => !allowed.includes(origin))
      .map((origin) =>
        finalRefusal(
          descriptor.name,
          'connection-forbidden',
          `its pages request data from ${origin}, which the settings of the site do not allow.`,
          'Remove it from src/descriptor.ts, or have the owner of the site add it to `connects` there.',
        ),
      ),
  );
}

/** The refusals of builds, before anything is rendered. */
export function checkBuilds({
  before,
  after,
  builds,
  removed,
  standing = [],
  sizes,
  settings = {},
}: GateInput): Refusal[] {
  const released = builds.map(({ descriptor }) => descriptor.name);
  const changed = [...released, ...removed];
  const others = before.pages.filter(({ owner }) => !changed.includes(owner));
  return [
    ...fileRefusals(builds, standing),
    ...connectionRefusals(builds, settings),
    ...shellPageRefusals(after),
    ...addressRefusals(after, released),
    ...contractRefusals(after, released),
    ...lossRefusals(before, after, changed, others),
    ...redirectRefusals(after),
    ...sizeRefusals(sizes),
  ];
}

/** The refusal of a package whose page throws once it has been rendered: in a browser, that ends what runs there. */
export function throwsLater(owner: string, error: string): Refusal {
  return finalRefusal(
    owner,
    'throws-later',
    `a page throws after it has been rendered.\n${error}`,
    'Begin that work in an effect, which runs in browsers only, or wait for it.',
  );
}

/** Packages that no release of a site has included yet. One that was removed is not awaited: links to it are dead. */
export function awaitedPackages(
  known: readonly string[],
  { records }: Pick<LiveSite, 'records'>,
  { shell, remotes }: Versions,
): string[] {
  const released = new Set(records.flatMap(({ packages }) => packages.map(({ name }) => name)));
  return known.filter((name) => !released.has(name) && !(name in remotes) && name !== shell?.descriptor.name);
}

/** What links can lead to after a release. */
export function addressBook(
  pages: readonly PageFacts[],
  { remotes }: Versions,
  isFile: AddressBook['isFile'],
  awaited: readonly string[] = [],
): AddressBook {
  const all = Object.values(remotes).map(({ descriptor }) => descriptor);
  const known = pages.filter((page) => !isNotFound(page));
  return {
    pages: new Map(known.map(({ path, anchors }) => [path, new Set(anchors)])),
    patterns: all.flatMap((remote) =>
      remote.pages.map(({ path }) => path as string).filter((path) => path.includes('/:')),
    ),
    redirects: redirectsOf(all),
    isFile,
    awaited,
  };
}

/** A rendered document, as the gate sees it: what it refers to. */
type CheckedDocument = Pick<PageFacts, 'owner' | 'path' | 'links' | 'files'>;

/**
 * The refusals and notes for what stands in the rendered documents.
 * @param documents Those of the released packages.
 * @param others The other pages of the site, whose links must still lead somewhere.
 */
export function checkDocuments(
  documents: readonly CheckedDocument[],
  others: readonly PageFacts[],
  book: AddressBook,
): { refusals: Refusal[]; notes: string[] } {
  const { refusals, notes } = checkLinks(documents, book);
  const found = documents.flatMap(({ owner, path, files }) =>
    files
      .filter((file) => !book.isFile(file))
      .map((file) =>
        refusal(owner, 'file-not-there', `${path} shows ${file}, which the site does not have.`, 'Fix the address.'),
      ),
  );
  return { refusals: [...refusals, ...lostParts(others, documents, book), ...found], notes };
}
