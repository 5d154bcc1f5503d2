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
};

/** The path of an address, without its query and fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0]!;
}

function isUnderPattern(patterns: readonly string[], path: string): boolean {
  return patterns.some(
    (pattern) => pattern.slice(0, pattern.lastIndexOf('/')) === path.slice(0, path.lastIndexOf('/')),
  );
}

/** What links lead nowhere, and those that end at a section's own not-found page: visitors are told there where to go on. */
export function checkLinks(
  documents: readonly { owner: string; path: string; links: readonly string[] }[],
  { pages, patterns, redirects, isFile }: AddressBook,
): { refusals: Refusal[]; warnings: string[] } {
  const refusals: Refusal[] = [];
  const deadEnds = new Map<string, string[]>();
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
          what: `${path} links to ${target}, and the page's address is ${tidy}.`,
          todo: 'Mend the link.',
        });
      else if (isUnderPattern(patterns, target)) deadEnds.set(target, [...(deadEnds.get(target) ?? []), path]);
      else refusals.push({ owner, what: `${path} links to ${target}, which is no page.`, todo: 'Mend the link.' });
    }
  }
  return {
    refusals,
    warnings: [...deadEnds].map(
      ([target, from]) =>
        `${target} has no page of its own yet; ${from.join(', ')} links there, and visitors find the section's not-found page.`,
    ),
  };
}
