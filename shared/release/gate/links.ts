import { answers } from '@3eu/shared/contract/address';
import type { Refusal } from './refusal';

/** What is known of the site after a release, as far as links go. */
export type AddressBook = {
  /** Addresses of pages. */
  pages: ReadonlySet<string>;
  /** Patterns of pages, as in `/college/:slug`. */
  patterns: readonly string[];
  /** Addresses that lead on to another. */
  redirects: Readonly<Record<string, string>>;
  isFile: (path: string) => boolean;
  /** Pages of packages that this site has not released yet: a new site gets its packages one after the other. */
  awaited?: readonly AwaitedPage[];
};

/** A page that a package will bring along with its first release. */
export type AwaitedPage = { owner: string; path: string };

/** The path of an address, without its query and fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

/** The package that will own an address once it is released; undefined if there is none. */
function awaitedOwner(awaited: readonly AwaitedPage[], target: string): string | undefined {
  return awaited.find(({ path }) => answers(path, target))?.owner;
}

/** Adds a page to those that link to an address. */
function note(all: Map<string, string[]>, target: string, from: string) {
  all.set(target, [...(all.get(target) ?? []), from]);
}

/** The linking pages, followed by the verb. */
export function linking(pages: readonly string[]): string {
  return `${pages.join(', ')} ${pages.length === 1 ? 'links' : 'link'}`;
}

/**
 * The refusals and warnings for links that lead nowhere. Links that end at a section's own not-found page are no fault,
 * because it tells visitors where to go on; nor are links to a section that is not released yet.
 */
export function checkLinks(
  documents: readonly { owner: string; path: string; links: readonly string[] }[],
  { pages, patterns, redirects, isFile, awaited = [] }: AddressBook,
): { refusals: Refusal[]; warnings: string[] } {
  const refusals: Refusal[] = [];
  const deadEnds = new Map<string, string[]>();
  const early = new Map<string, string[]>();
  for (const { owner, path, links } of documents) {
    for (const target of new Set(links.map(pathOf))) {
      if (target === '' || pages.has(target) || isFile(target)) continue;
      const tidy = target.replace(/(?<=.)\/+$/, '');
      if (target in redirects)
        refusals.push({
          owner,
          what: `${path} links to ${target}, which has moved.`,
          todo: `Link to ${redirects[target]}.`,
        });
      else if (pages.has(tidy))
        refusals.push({
          owner,
          what: `${path} links to ${target}, but the page's address is ${tidy}.`,
          todo: 'Fix the link.',
        });
      else if (patterns.some((pattern) => answers(pattern, target))) note(deadEnds, target, path);
      else if (awaitedOwner(awaited, target) !== undefined) note(early, target, path);
      else refusals.push({ owner, what: `${path} links to ${target}, which is not a page.`, todo: 'Fix the link.' });
    }
  }
  return {
    refusals,
    warnings: [
      ...[...deadEnds].map(
        ([target, from]) =>
          `${target} has no page of its own yet; ${linking(from)} to it, and visitors get the section's not-found page.`,
      ),
      ...[...early].map(
        ([target, from]) =>
          `${target} does not exist yet, because ${awaitedOwner(awaited, target)} has not been released; ${linking(from)} to it, and until then visitors get the not-found page.`,
      ),
    ],
  };
}
