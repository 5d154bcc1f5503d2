import { createHash } from 'node:crypto';
import type { Registry } from '@3eu/shared/contract/release';
import type { RenderedDocument } from '@3eu/shared/contract/render';
import type { SearchEntry, SearchPart } from '@3eu/shared/contract/search';
import type { PageFacts } from './pages';

/** What the search finds in a document: the page, and entries within it. Documents for unknown addresses have none. */
export function searchEntries(
  href: string,
  { indexed, title, section, description, keywords, headings, findables }: RenderedDocument,
): SearchEntry[] {
  if (!indexed) return [];
  const page = {
    href,
    title,
    section,
    description,
    keywords,
    headings: [...new Set(headings)].filter((words) => words !== '' && words !== title),
  };
  return [
    page,
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

/** A file of the search index. */
export type SearchFile = { path: string; content: string };

function searchFile(owner: string, pages: readonly PageFacts[]): SearchFile[] {
  const part = pages.flatMap(({ search = [] }): SearchPart => search);
  if (part.length === 0) return [];
  const content = JSON.stringify(part);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return [{ path: `search/${owner}.${hash}.json`, content }];
}

/**
 * The search index of a site, one file per package: a release leaves the files of other packages as they are. File
 * names contain a hash, so a page never combines parts that were not live together.
 * @param owners The site's documents, by owner.
 * @param changed Owners with changed documents.
 */
export function nextSearch(
  live: NonNullable<Registry['search']>,
  owners: ReadonlyMap<string, readonly PageFacts[]>,
  changed: ReadonlySet<string>,
): { files: SearchFile[]; search: NonNullable<Registry['search']> } {
  const files: SearchFile[] = [];
  const search: Record<string, string> = {};
  for (const [owner, pages] of owners) {
    const own = changed.has(owner) ? searchFile(owner, pages) : [];
    const url = changed.has(owner) ? own[0] && `/${own[0].path}` : live[owner];
    if (url !== undefined) search[owner] = url;
    files.push(...own);
  }
  return { files, search };
}

/** Files of the index that a site had before and has no longer. */
export function goneSearchFiles(
  before: NonNullable<Registry['search']>,
  after: NonNullable<Registry['search']>,
): string[] {
  const staying = new Set(Object.values(after));
  return Object.values(before)
    .filter((url) => !staying.has(url))
    .map((url) => url.slice(1));
}
