/**
 * Room gate: what a release may not do. It is asked once, with the site before and the site after, and has every refusal that
 * there is: first what is wrong with builds, then with their documents. For the loop alone. It knows data alone, and derives
 * nothing of a site. A rule that is new meets sites that break it: only what a release makes wrong is refused.
 */
import { quickLinkShare } from '../../contract/quick-links';
import { renderingRemedy } from '../../contract/render';
import { takenBackText } from '../site/records';
import type { Failure, Site } from '../site/site';
import { addressRefusals } from './addresses';
import { contractRefusals } from './contract';
import { fileRefusals } from './files';
import { fileLinkRefusals, linkFindings, lostParts, newStatements } from './links';
import { lossRefusals, lostFiles, redirectRefusals } from './losses';
import { finalRefusal, pagesText, refusal, type Asked, type Refusal } from './refusal';

/** Pages that the shell must have: hosts need the first two, the service worker caches the last. */
const requiredPages = ['/', '/404', '/offline'];

function shellPageRefusals({ after: { shell } }: Asked): Refusal[] {
  return requiredPages
    .filter((path) => !shell?.addresses.includes(path))
    .map((path) => {
      const what = `it has no page ${path}, which every site needs.`;
      return finalRefusal('shell', 'required-page', what, 'Add it to src/descriptor.ts.');
    });
}

/** Blocks that a page shows and nobody has: its place would stay empty without a word. */
function blockRefusals({ after: { blocks: there, shell, awaited }, released }: Asked): Refusal[] {
  // Packages that are yet to be released into a new site may bring it.
  if (awaited.length > 0) return [];
  const isMissing = (block: string) => !there.has(block) && !shell?.descriptor.awaited.includes(block);
  return released.flatMap(({ name, descriptor: { pages } }) =>
    pages.flatMap(({ path, blocks = [] }) =>
      blocks.filter(isMissing).map((block) => {
        const what = `${path} shows the block ${block}, which no package has.`;
        const todo = "Fix its name, or list it in `awaited` of the shell's descriptor.";
        return refusal(name, 'block-missing', what, todo);
      }),
    ),
  );
}

/** Released packages that have more pages than Quick Links has room for. */
function quickLinkNotes({ after: { remotes }, names }: Asked): string[] {
  const share = quickLinkShare(remotes.map(({ addresses }) => addresses.length));
  return remotes
    .filter(({ name, addresses }) => names.includes(name) && addresses.length > share)
    .map(
      ({ name, addresses }) =>
        `Quick Links shows ${share} of the ${addresses.length} pages of ${name}. The list of all pages has every one.`,
    );
}

/** Documents of several addresses that would share a file: one of them would take the place of the other. */
function sharedFileRefusals({ after: { documents }, names }: Asked): Refusal[] {
  const all = new Map<string, Site['documents'][number][]>();
  for (const each of documents) all.set(each.file, [...(all.get(each.file) ?? []), each]);
  return [...all].flatMap(([file, sharing]) => {
    const owners = [...new Set(sharing.map(({ owner }) => owner))];
    const owner = owners.find((each) => names.includes(each));
    if (owner === undefined || new Set(sharing.map(({ path }) => path)).size === 1) return [];
    const what = `${file} would be a document of ${owners.join(' and of ')}.`;
    const todo = 'Choose another folder, or let one of them have the pattern with a single parameter there.';
    return [finalRefusal(owner, 'document-taken', what, todo)];
  });
}

/** Versions that somebody took back: whoever publishes them again may not know. */
function takenBackRefusals({ before: { takenBack }, released }: Asked): Refusal[] {
  const todo = 'Release a version without what was wrong; if this one is right, say so as the reason.';
  return released.flatMap(({ id, name, descriptor: { version } }) => {
    const record = takenBack.get(id);
    return record ? [refusal(name, 'taken-back', `${takenBackText(version, record)}.`, todo)] : [];
  });
}

function connectionRefusals({ after: { connects: allowed }, released }: Asked): Refusal[] {
  if (!allowed) return [];
  const todo = 'Remove it from src/descriptor.ts, or have the owner of the site add it to `connects` there.';
  return released.flatMap(({ name, descriptor }) =>
    (descriptor.kind === 'remote' ? (descriptor.connects ?? []) : [])
      .filter((origin) => !allowed.includes(origin))
      .map((origin) => {
        const what = `its pages request data from ${origin}, which the settings of the site do not allow.`;
        return finalRefusal(name, 'connection-forbidden', what, todo);
      }),
  );
}

/** Faults of content, each once: the frame's stand on every page. */
function contentRefusals({ after: { faults, blocks }, names }: Asked): Refusal[] {
  const todo = 'Give it its words, or take it out. `npm run check` says more of what stands in the content.';
  const found = new Map<string, Refusal>();
  for (const { path, host, block, text } of faults) {
    const owner = block === null ? 'shell' : (blocks.get(block) ?? host);
    const place = block ? `${path}, in the block ${block},` : path;
    const key = `${owner} ${block === '' ? path : block} ${text}`;
    if (names.includes(owner) && !found.has(key))
      found.set(key, refusal(owner, 'content-fault', `${place} ${text}.`, todo));
  }
  return [...found.values()];
}

/** What could not be rendered, or throws once it has been: in a browser, that ends what runs there. */
function renderingRefusals({ after: { failures, late }, names }: Asked): Refusal[] {
  const effect = 'Begin that work in an effect, which runs in browsers only, or wait for it.';
  const mend =
    'Mend the line that it leads to; `npm run check` names a fault of content, and `npm run dev` shows the page.';
  const lost = failures.filter(({ isKept }) => !isKept);
  const isSame = (a: Failure, b: Failure) => a.owner === b.owner && a.error === b.error;
  return [
    ...lost
      .filter((each, at) => lost.findIndex((other) => isSame(each, other)) === at)
      .map((each) => {
        const paths = lost.filter((other) => isSame(each, other)).map(({ path }) => path ?? 'the site');
        const [said = '', ...places] = each.error.split('\n');
        const what = `${pagesText(paths)} cannot be rendered. ${said.replace(/[^.]$/, '$&.')}`;
        const todo = [renderingRemedy(each.error) || mend, ...places].join('\n');
        return finalRefusal(each.owner, 'not-rendered', what, todo);
      }),
    ...late
      .filter(({ owner }) => names.includes(owner))
      .map(({ owner, error }) =>
        finalRefusal(owner, 'throws-later', `a page throws after it has been rendered.\n${error}`, effect),
      ),
  ];
}

/**
 * Asks whether a site may go live in place of another.
 * @returns Every refusal, and what whoever releases should know.
 */
export function gate(before: Site, after: Site): { refusals: Refusal[]; notes: string[] } {
  const released = after.live.filter(({ id }) => before.live.every((version) => version.id !== id));
  const names = released.map(({ name }) => name);
  const removed = before.live.map(({ name }) => name).filter((name) => !after.versions.has(name));
  const asked = { before, after, released, names, removed };
  const ofContract = contractRefusals(asked);
  const ofBuilds = [
    ...takenBackRefusals(asked),
    ...fileRefusals(asked),
    ...connectionRefusals(asked),
    ...shellPageRefusals(asked),
    ...blockRefusals(asked),
    ...addressRefusals(asked),
    ...sharedFileRefusals(asked),
    ...ofContract,
    ...lossRefusals(asked),
    ...redirectRefusals(asked),
    ...lostFiles(asked),
  ];
  const ofRendering = renderingRefusals(asked);
  // What was not rendered has no links yet, and what links to it would seem to lead nowhere. What a page throws that was
  // built for something else is a consequence.
  if (ofRendering.length > 0)
    return { refusals: ofContract.some(({ final }) => final) ? ofBuilds : [...ofBuilds, ...ofRendering], notes: [] };

  // If a remote is removed, the shell's own pages are rendered without it.
  const owners = [...names, ...(removed.length > 0 ? ['shell'] : [])];
  const own = newStatements(asked, owners);
  const { refusals, notes } = linkFindings(own, after);
  const kept = after.failures.map(
    ({ path, owner, error }) =>
      `${path} of ${owner} stays as it was, since it cannot be rendered now, nor could it be without this release. ${error.split('\n')[0]}`,
  );
  return {
    refusals: [
      ...ofBuilds,
      ...contentRefusals(asked),
      ...refusals,
      ...lostParts(asked, owners),
      ...fileLinkRefusals(own, after),
    ],
    notes: [...notes, ...kept, ...quickLinkNotes(asked)],
  };
}
