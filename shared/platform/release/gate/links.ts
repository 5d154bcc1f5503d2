import { answers } from '../../contract/address';
import { isNotFound, redirectsOf, type DocumentFacts, type NewSite } from '../model';
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

type LinkingDocument = Pick<DocumentFacts, 'owner' | 'path' | 'links'>;

/** What links can lead to in a site. */
export function addressBook({ documents, versions, registry, files, awaited }: NewSite): AddressBook {
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
  { owner, path }: LinkingDocument,
  link: string,
  { pages, patterns, redirects, isFile, awaited, expected }: AddressBook,
): Refusal | { isAwaited: boolean; target: string } | null {
  const target = pathOf(link);
  const page = target === '' ? path : target;
  const fix = 'Fix the link.';
  if (lacksPart(pages, page, link))
    return refusal(
      owner,
      'link-to-no-part',
      `${path} links to ${link}, but that page has no such part.`,
      'Fix the link, or give the part that id.',
    );
  if (pages.has(page) || isFile(target) || expected.includes(target)) return null;
  const tidy = target.replace(/(?<=.)\/+$/, '');
  if (Object.hasOwn(redirects, target)) {
    const to = redirects[target]!;
    return refusal(owner, 'link-to-moved', `${path} links to ${target}, which has moved.`, `Link to ${to}.`);
  }
  if (pages.has(tidy)) {
    const words = `${path} links to ${target}, but the page's address is ${tidy}.`;
    return refusal(owner, 'link-to-variant', words, fix);
  }
  if (patterns.some((pattern) => answers(pattern, target))) return { isAwaited: false, target };
  if (awaited.length > 0) return { isAwaited: true, target };
  return refusal(owner, 'link-to-nothing', `${path} links to ${target}, which is not a page.`, fix);
}

/**
 * The refusals and notes for links that lead nowhere. Links that end at a section's own not-found page are no fault,
 * because it tells visitors where to go on; nor are links to any page while packages wait for their first release.
 */
export function linkFindings(
  documents: readonly LinkingDocument[],
  book: AddressBook,
): { refusals: Refusal[]; notes: string[] } {
  const refusals: Refusal[] = [];
  const early = new Map<string, { isAwaited: boolean; from: string[] }>();
  for (const document of documents) {
    const unique = [...new Map(document.links.map((link) => [link.replace(/\?[^#]*/, ''), link])).keys()];
    for (const found of unique.map((link) => verdictOn(document, link, book))) {
      if (found === null) continue;
      if ('owner' in found) refusals.push(found);
      else {
        const { isAwaited, target } = found;
        early.set(target, { isAwaited, from: [...(early.get(target)?.from ?? []), document.path] });
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

/** Parts of released pages that pages of other packages link to, and that are gone. */
export function lostParts(
  others: readonly LinkingDocument[],
  released: readonly { owner: string; path: string }[],
  { pages }: AddressBook,
): Refusal[] {
  return released.flatMap(({ owner, path }) => {
    const linkers = others.filter(({ owner: by }) => by !== owner);
    const lost = linkers.flatMap(({ links }) =>
      links.filter((link) => pathOf(link) === path && lacksPart(pages, path, link)),
    );
    return [...new Set(lost)].map((target) => {
      const from = linkers.filter(({ links }) => links.includes(target)).map((each) => each.path);
      return refusal(
        owner,
        'part-lost',
        `${target} would be gone, and ${linking(from)} to it.`,
        'Keep the id, or release those pages without the link first.',
      );
    });
  });
}

/** Files that documents show and that the site does not have. */
export function fileLinkRefusals(documents: readonly DocumentFacts[], { isFile }: AddressBook): Refusal[] {
  return documents.flatMap(({ owner, path, files }) =>
    files
      .filter((file) => !isFile(file))
      .map((file) => {
        const what = `${path} shows ${file}, which the site does not have.`;
        return refusal(
          owner,
          'file-not-there',
          what,
          'Fix the address; of a picture: `npm run pictures` where its master is.',
        );
      }),
  );
}
