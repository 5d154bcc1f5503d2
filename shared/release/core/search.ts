import { createHash } from 'node:crypto';
import type { RenderedDocument } from '@3eu/shared/contract/render';
import type { SearchEntry, SearchPart } from '@3eu/shared/contract/search';
import type { PageFacts } from './versions';

/** What the search finds in a document: the page, and entries within it. Documents for unknown addresses have none. */
export function searchEntries(
  href: string,
  { indexed, title, section, description, keywords, headings, findables }: RenderedDocument,
): SearchEntry[] {
  if (!indexed) return [];
  const own = [...new Set(headings)].filter((words) => words !== '' && words !== title);
  return [
    { href, title, section, description, keywords, headings: own },
    ...findables.map((found) => ({
      href: found.href,
      title: found.title,
      section,
      description: found.text,
      keywords: found.keywords,
      headings: [],
    })),
  ];
}

/** A package's part of the search index: its file, whose name contains a hash, and the content. */
export type SearchFile = { owner: string; path: string; content: string };

/**
 * The search index of a site, one file per package: a release leaves the files of other packages as they are, and a
 * page never combines parts that were not live together.
 * @param owners The site's documents, by owner.
 */
export function searchFiles(owners: ReadonlyMap<string, readonly PageFacts[]>): SearchFile[] {
  return [...owners].flatMap(([owner, pages]) => {
    const part: SearchPart = pages.flatMap(({ search }) => search);
    if (part.length === 0) return [];
    const content = JSON.stringify(part);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    return [{ owner, path: `search/${owner}.${hash}.json`, content }];
  });
}
