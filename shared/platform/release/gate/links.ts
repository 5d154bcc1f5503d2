import { answers } from '../../contract/answers';
import { canonicalPath } from '../../contract/canonical';
import { isNotFound, redirectsOf, type NewSite, type Site, type Written } from '../model';
import { refusal, type Refusal } from './refusal';

/** What is known of the site after a release, as far as links go. */
export type AddressBook = {
  /** What can be linked to within each page, by its address. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Patterns of pages, as in `/college/:slug`. */
  patterns: readonly string[];
  /** Addresses that lead on to another. */
  redirects: Readonly<Record<string, string>>;
  isFile: (path: string) => boolean;
  /** Packages that this site has not released yet: a new site gets its packages one after the other. */
  awaited: readonly string[];
  /** Addresses that the shell says there will be. */
  expected: readonly string[];
};

/** What one author has written in a document. */
export type Statement = Written & {
  /** The package that answers for it: the page's, or the block's. */
  owner: string;
  /** Address of the document, and the package that it belongs to. */
  path: string;
  host: string;
  /** The block that it stands in; empty for the page's own. */
  block: string;
};

/** Everything that is written in the documents of a site, by who wrote it. */
export function statementsOf({ documents, versions }: Site): Statement[] {
  const blocks = Object.values(versions.remotes).flatMap(({ name, descriptor }) =>
    descriptor.blocks.map((block) => [block, name] as const),
  );
  const owners = new Map(blocks);
  return documents.flatMap(({ path, owner: host, authors, links, files, anchors }) =>
    Object.entries(authors ?? { '': { links, files, anchors } }).map(([block, written]) => {
      return { ...written, owner: owners.get(block) ?? host, path, host, block };
    }),
  );
}

/** A statement as whoever has to mend it finds it. */
const placeOf = ({ path, block }: Pick<Statement, 'path' | 'block'>) =>
  block === '' ? path : `${path}, in the block ${block},`;

/** What links can lead to in a site. */
export function addressBook({
  documents,
  versions,
  registry,
  files,
  awaited,
}: Site & Pick<NewSite, 'awaited'>): AddressBook {
  const remotes = Object.values(versions.remotes).map(({ descriptor }) => descriptor);
  return {
    pages: new Map(documents.filter((each) => !isNotFound(each)).map(({ path, anchors }) => [path, new Set(anchors)])),
    patterns: remotes.flatMap(({ pages }) =>
      pages.map(({ path }) => path as string).filter((path) => path.includes('/:')),
    ),
    redirects: redirectsOf(registry),
    isFile: (path) => files.has(`public${path}`) && !path.endsWith('/index.html'),
    awaited,
    expected: versions.shell?.descriptor.awaited ?? [],
  };
}

/** Pages, followed by the verb: `/, /faq link`. */
export function linking(pages: readonly string[]): string {
  return `${pages.join(', ')} ${pages.length === 1 ? 'links' : 'link'}`;
}

/** The path of an address, without its query and fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

/** A fragment as the id that it names; one that is not well encoded names itself (URL, 4.1). */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Whether a page is known to lack the part that an address names. `top` is every page's (HTML, 7.4.6.4). */
function lacksPart(pages: AddressBook['pages'], path: string, link: string): boolean {
  const fragment = /#([^#]+)$/.exec(link)?.[1];
  const anchors = pages.get(path);
  return fragment !== undefined && fragment !== 'top' && anchors !== undefined && !anchors.has(decoded(fragment));
}

/** What a link leads to: a refusal, a note that several links may share, or nothing to say of. */
function verdictOn(
  { owner, path, block }: Statement,
  link: string,
  { pages, patterns, redirects, isFile, awaited, expected }: AddressBook,
): Refusal | { isAwaited: boolean; target: string } | null {
  const target = pathOf(link);
  const page = target === '' ? path : target;
  const [place, fix] = [placeOf({ path, block }), 'Fix the link.'];
  if (lacksPart(pages, page, link))
    return refusal(
      owner,
      'link-to-no-part',
      `${place} links to ${link}, but that page has no such part.`,
      'Fix the link, or give the part that id.',
    );
  if (pages.has(page) || isFile(target) || expected.includes(target)) return null;
  const tidy = canonicalPath(target);
  if (Object.hasOwn(redirects, target)) {
    const to = redirects[target]!;
    return refusal(owner, 'link-to-moved', `${place} links to ${target}, which has moved.`, `Link to ${to}.`);
  }
  if (pages.has(tidy)) {
    const words = `${place} links to ${target}, but the page's address is ${tidy}.`;
    return refusal(owner, 'link-to-variant', words, fix);
  }
  if (patterns.some((pattern) => answers(pattern, target))) return { isAwaited: false, target };
  if (awaited.length > 0) return { isAwaited: true, target };
  return refusal(owner, 'link-to-nothing', `${place} links to ${target}, which is not a page.`, fix);
}

/**
 * The refusals and notes for links that lead nowhere. Links that end at a section's own not-found page are no fault,
 * because it tells visitors where to go on; nor are links to any page while packages wait for their first release.
 */
export function linkFindings(
  statements: readonly Statement[],
  book: AddressBook,
): { refusals: Refusal[]; notes: string[] } {
  const refusals: Refusal[] = [];
  const early = new Map<string, { isAwaited: boolean; from: string[] }>();
  for (const statement of statements) {
    const unique = [...new Map(statement.links.map((link) => [link.replace(/\?[^#]*/, ''), link])).keys()];
    for (const found of unique.map((link) => verdictOn(statement, link, book))) {
      if (found === null) continue;
      if ('owner' in found) refusals.push(found);
      else {
        const { isAwaited, target } = found;
        early.set(target, { isAwaited, from: [...(early.get(target)?.from ?? []), statement.path] });
      }
    }
  }
  const notes = [...early]
    .filter(([, { isAwaited }]) => !isAwaited)
    .map(
      ([target, { from }]) =>
        `${target} has no page of its own yet; ${linking(from)} to it, and visitors get the section's not-found page.`,
    );
  const awaited = [...early].filter(([, { isAwaited }]) => isAwaited).map(([target]) => target);
  if (awaited.length > 0) {
    const what = `Links to ${awaited.join(', ')} lead to the not-found page until ${book.awaited.join(', ')} can be seen.`;
    notes.push(what);
  }
  return { refusals, notes };
}

/**
 * What a release answers for: whatever its packages have written, on pages of others too, but for what was as dead there
 * before; and what a block of another package says on their pages for the first time, which nobody else has brought there.
 */
export function newStatements(
  [before, earlier]: readonly [Site, AddressBook],
  statements: readonly Statement[],
  released: readonly string[],
): Statement[] {
  const known = new Map(before.documents.map((document) => [document.path, document]));
  return statements.flatMap((statement) => {
    const { owner, path, host, links, files } = statement;
    if (owner === host) return released.includes(owner) ? [statement] : [];
    const isOwn = released.includes(owner);
    if (!isOwn && !released.includes(host)) return [];
    const old: Pick<Written, 'links' | 'files'> = known.get(path) ?? { links: [], files: [] };
    const wasFine = (link: string) => !(verdictOn(statement, link, earlier) as Refusal | null)?.code;
    return {
      ...statement,
      owner: isOwn ? owner : host,
      links: links.filter((link) => !old.links.includes(link) || (isOwn && wasFine(link))),
      files: files.filter((file) => !old.files.includes(file) || (isOwn && earlier.isFile(file))),
    };
  });
}

/** Parts of pages that others link to, and that are gone: whoever had written them, or has the page, answers for that. */
export function lostParts(
  statements: readonly Statement[],
  [earlier, { pages: before }]: readonly [readonly Statement[], AddressBook],
  released: readonly string[],
  { pages }: AddressBook,
): Refusal[] {
  const lost = new Map<string, { owner: string; from: Set<string> }>();
  for (const { owner, path, links } of statements.filter((each) => !released.includes(each.owner)))
    for (const link of links) {
      const target = pathOf(link) || path;
      if (!lacksPart(pages, target, link) || lacksPart(before, target, link)) continue;
      const there = [...earlier, ...statements].filter((each) => each.path === target);
      const id = decoded(link.slice(link.indexOf('#') + 1));
      const blamed = [...there.filter(({ anchors }) => anchors.includes(id)).map((each) => each.owner), there[0]?.host];
      const by = blamed.find((each) => each !== undefined && released.includes(each));
      if (by === undefined || by === owner) continue;
      const key = target + link.slice(pathOf(link).length);
      lost.set(key, { owner: by, from: (lost.get(key)?.from ?? new Set()).add(path) });
    }
  return [...lost].map(([target, { owner, from }]) =>
    refusal(
      owner,
      'part-lost',
      `${target} would be gone, and ${linking([...from])} to it.`,
      'Keep the id, or release those pages without the link first.',
    ),
  );
}

/** Files that documents show and that the site does not have. */
export function fileLinkRefusals(statements: readonly Statement[], { isFile }: AddressBook): Refusal[] {
  return statements.flatMap(({ owner, path, block, files }) =>
    files
      .filter((file) => !isFile(file))
      .map((file) => {
        const what = `${placeOf({ path, block })} shows ${file}, which the site does not have.`;
        return refusal(
          owner,
          'file-not-there',
          what,
          'Fix the address; of a picture: `npm run pictures` where its master is.',
        );
      }),
  );
}
