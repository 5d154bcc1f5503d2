import { answers } from '@3eu/shared/contract/address';
import { message, type Message } from '../messages/message';
import { refusal, type Refusal } from './refusal';

/** What is known of the site after a release, as far as links go. */
export type AddressBook = {
  /** What can be linked to within each page, by its address; null where that is not known. */
  pages: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** Patterns of pages, as in `/college/:slug`. */
  patterns: readonly string[];
  /** Addresses that lead on to another. */
  redirects: Readonly<Record<string, string>>;
  isFile: (path: string) => boolean;
  /** Pages of packages that this site has not released yet: a new site gets its packages one after the other. */
  awaited: readonly AwaitedPage[];
};

/** A page that a package will bring along with its first release. */
export type AwaitedPage = { owner: string; path: string };

/** A document with the addresses that it links to. */
export type LinkingDocument = { owner: string; path: string; links: readonly string[] };

/** The path of an address, without its query and fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

/** Whether a page is known to lack the part that an address names. `top` is every page's (HTML, 7.4.6.4). */
function lacksPart(pages: AddressBook['pages'], path: string, link: string): boolean {
  const fragment = /#([^#]+)$/.exec(link)?.[1];
  const anchors = pages.get(path);
  return fragment !== undefined && fragment !== 'top' && anchors != null && !anchors.has(decodeURIComponent(fragment));
}

/** What a link leads to: a refusal, a note that several links may share, or nothing to say of. */
function verdictOn(
  { owner, path }: LinkingDocument,
  link: string,
  { pages, patterns, redirects, isFile, awaited }: AddressBook,
): Refusal | { code: 'value-without-page' | 'page-awaited'; target: string } | null {
  const target = pathOf(link);
  const page = target === '' ? path : target;
  if (lacksPart(pages, page, link)) return refusal(owner, 'link-to-no-part', { path, target: link });
  if (pages.has(page) || isFile(target)) return null;
  const tidy = target.replace(/(?<=.)\/+$/, '');
  if (target in redirects) return refusal(owner, 'link-to-moved', { path, target, to: redirects[target]! });
  if (pages.has(tidy)) return refusal(owner, 'link-to-variant', { path, target, page: tidy });
  if (patterns.some((pattern) => answers(pattern, target))) return { code: 'value-without-page', target };
  if (awaited.some((each) => answers(each.path, target))) return { code: 'page-awaited', target };
  return refusal(owner, 'link-to-nothing', { path, target });
}

/**
 * The refusals and notes for links that lead nowhere. Links that end at a section's own not-found page are no fault,
 * because it tells visitors where to go on; nor are links to a section that is not released yet.
 */
export function checkLinks(
  documents: readonly LinkingDocument[],
  book: AddressBook,
): { refusals: Refusal[]; notes: Message[] } {
  const refusals: Refusal[] = [];
  const early = { 'value-without-page': new Map<string, string[]>(), 'page-awaited': new Map<string, string[]>() };
  for (const document of documents) {
    const unique = [...new Map(document.links.map((link) => [link.replace(/\?[^#]*/, ''), link])).keys()];
    for (const found of unique.map((link) => verdictOn(document, link, book))) {
      if (found === null) continue;
      if ('said' in found) refusals.push(found);
      else early[found.code].set(found.target, [...(early[found.code].get(found.target) ?? []), document.path]);
    }
  }
  const ownerOf = (target: string) => book.awaited.find(({ path }) => answers(path, target))!.owner;
  return {
    refusals,
    notes: [
      ...[...early['value-without-page']].map(([target, from]) => message('value-without-page', { target, from })),
      ...[...early['page-awaited']].map(([target, from]) =>
        message('page-awaited', { target, owner: ownerOf(target), from }),
      ),
    ],
  };
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
    return [...new Set(lost)].map((target) =>
      refusal(owner, 'part-lost', {
        target,
        from: linkers.filter(({ links }) => links.includes(target)).map((each) => each.path),
      }),
    );
  });
}
