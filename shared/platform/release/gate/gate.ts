/**
 * What a release may not do. The gate is asked once, with the site before and the site after, and has every refusal that
 * there is: first what is wrong with builds, then with their documents. It knows data alone.
 */
import { quickLinkShare } from '../../contract/quick-links';
import { renderingRemedy } from '../../contract/render';
import { allVersions, type DocumentFacts, type NewSite, type Site, type Version, type Versions } from '../model';
import { addressRefusals } from './addresses';
import { contractRefusals } from './contract';
import { fileRefusals } from './files';
import { addressBook, fileLinkRefusals, linkFindings, lostParts, newStatements, statementsOf } from './links';
import { lossRefusals, lostFiles, redirectRefusals } from './losses';
import { finalRefusal, refusal, type Refusal } from './refusal';

/** Pages that the shell must have: hosts need the first two, the service worker caches the last. */
const requiredPages = ['/', '/404', '/offline'];

function shellPageRefusals({ versions: { shell } }: Site): Refusal[] {
  return requiredPages
    .filter((path) => shell?.descriptor.pages.every((page) => page.path !== path))
    .map((path) => {
      const what = `it has no page ${path}, which every site needs.`;
      return finalRefusal('shell', 'required-page', what, 'Add it to src/descriptor.ts.');
    });
}

/** Blocks that a page shows and nobody has: its place would stay empty without a word. */
function blockRefusals({ versions, awaited }: NewSite, released: readonly string[]): Refusal[] {
  const { shell, remotes } = versions;
  const there = new Set([
    ...Object.values(remotes).flatMap(({ descriptor }) => descriptor.blocks),
    ...(shell?.descriptor.awaited ?? []),
  ]);
  // Packages that are yet to be released into a new site may bring it.
  if (awaited.length > 0) return [];
  return allVersions(versions)
    .filter(({ name }) => released.includes(name))
    .flatMap(({ name, descriptor: { pages } }) =>
      pages.flatMap(({ path, blocks = [] }) =>
        blocks
          .filter((block) => !there.has(block))
          .map((block) => {
            const what = `${path} shows the block ${block}, which no package has.`;
            return refusal(
              name,
              'block-missing',
              what,
              "Fix its name, or list it in `awaited` of the shell's descriptor.",
            );
          }),
      ),
    );
}

/** Released packages that have more pages than Quick Links has room for. */
function quickLinkNotes({ remotes }: Versions, released: readonly string[]): string[] {
  const all = Object.values(remotes);
  const share = quickLinkShare(all.map(({ addresses }) => addresses.length));
  return all
    .filter(({ name, addresses }) => released.includes(name) && addresses.length > share)
    .map(
      ({ name, addresses }) =>
        `Quick Links shows ${share} of the ${addresses.length} pages of ${name}. The list of all pages has every one.`,
    );
}

/** Documents of several addresses that would share a file: one of them would take the place of the other. */
function sharedFileRefusals({ documents }: Site, released: readonly string[]): Refusal[] {
  const all = new Map<string, DocumentFacts[]>();
  for (const each of documents) all.set(each.file, [...(all.get(each.file) ?? []), each]);
  return [...all]
    .filter(([, sharing]) => new Set(sharing.map(({ path }) => path)).size > 1)
    .filter(([, sharing]) => sharing.some(({ owner }) => released.includes(owner)))
    .map(([file, sharing]) => {
      const owners = [...new Set(sharing.map(({ owner }) => owner))];
      const what = `${file} would be a document of ${owners.join(' and of ')}.`;
      const todo = 'Choose another folder, or let one of them have the pattern with a single parameter there.';
      return finalRefusal(
        owners.find((owner) => released.includes(owner))!,
        'document-taken',
        what,
        todo,
      );
    });
}

function connectionRefusals(released: readonly Version[], { connects: allowed }: NewSite): Refusal[] {
  if (!allowed) return [];
  return released.flatMap(({ name, descriptor }) =>
    (descriptor.kind === 'remote' ? (descriptor.connects ?? []) : [])
      .filter((origin) => !allowed.includes(origin))
      .map((origin) =>
        finalRefusal(
          name,
          'connection-forbidden',
          `its pages request data from ${origin}, which the settings of the site do not allow.`,
          'Remove it from src/descriptor.ts, or have the owner of the site add it to `connects` there.',
        ),
      ),
  );
}

/** What could not be rendered, or throws once it has been: in a browser, that ends what runs there. */
function renderingRefusals({ failures, late }: NewSite, released: readonly string[]): Refusal[] {
  return [
    ...failures
      .filter(({ isKept }) => !isKept)
      .map(({ owner, path, error }) =>
        finalRefusal(
          owner,
          'not-rendered',
          `${path ?? 'the site'} cannot be rendered.\n${error}`,
          renderingRemedy(error),
        ),
      ),
    ...late
      .filter(({ owner }) => released.includes(owner))
      .map(({ owner, error }) =>
        finalRefusal(
          owner,
          'throws-later',
          `a page throws after it has been rendered.\n${error}`,
          'Begin that work in an effect, which runs in browsers only, or wait for it.',
        ),
      ),
  ];
}

/**
 * Asks whether a site may go live in place of another.
 * @returns Every refusal, and what whoever releases should know.
 */
export function gate(before: Site, after: NewSite): { refusals: Refusal[]; notes: string[] } {
  const [earlier, later] = [before, after].map(({ versions }) => allVersions(versions));
  const released = later!.filter(({ id }) => earlier!.every((version) => version.id !== id));
  const names = released.map(({ name }) => name);
  const removed = earlier!.map(({ name }) => name).filter((name) => later!.every((version) => version.name !== name));
  const ofBuilds = [
    ...fileRefusals(before, after, released),
    ...connectionRefusals(released, after),
    ...shellPageRefusals(after),
    ...blockRefusals(after, names),
    ...addressRefusals(after.versions, names),
    ...sharedFileRefusals(after, names),
    ...contractRefusals(after.versions, names),
    ...lossRefusals(before, after, [...names, ...removed]),
    ...redirectRefusals(after.versions),
    ...lostFiles(before, after, names),
  ];
  const ofRendering = renderingRefusals(after, names);
  // What was not rendered has no links yet, and what links to it would seem to lead nowhere.
  if (ofRendering.length > 0) return { refusals: [...ofBuilds, ...ofRendering], notes: [] };

  // If a remote is removed, the shell's own pages are rendered without it.
  const owners = [...names, ...(removed.length > 0 ? ['shell'] : [])];
  const [book, earlierBook] = [addressBook(after), addressBook({ ...before, awaited: after.awaited })];
  const [statements, earlierStatements] = [statementsOf(after), statementsOf(before)];
  const own = newStatements([before, earlierBook], statements, owners);
  const { refusals, notes } = linkFindings(own, book);
  const kept = after.failures.map(
    ({ path, owner, error }) =>
      `${path} of ${owner} stays as it was, since it cannot be rendered now, nor could it be without this release. ${error.split('\n')[0]}`,
  );
  return {
    refusals: [
      ...ofBuilds,
      ...refusals,
      ...lostParts(statements, [earlierStatements, earlierBook], owners, book),
      ...fileLinkRefusals(own, book),
    ],
    notes: [...notes, ...kept, ...quickLinkNotes(after.versions, names)],
  };
}
