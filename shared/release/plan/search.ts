import { createHash } from 'node:crypto';
import type { Registry } from '@3eu/shared/contract/release';
import type { RenderedDocument } from '@3eu/shared/contract/render';
import type { SearchEntry, SearchPart } from '@3eu/shared/contract/search';
import { pagesByOwner, type PageFacts } from './pages';

/** What a search finds of a document: the page, and what stands on it. Documents of unknown addresses are not found. */
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

/**
 * The search index of a site, one file a package: a release leaves those of other packages as they are. Their names carry
 * a hash, so that a page never puts together parts that were not live together.
 */
export function searchFiles(pages: readonly PageFacts[]): Record<string, SearchFile> {
  const parts = Object.entries(pagesByOwner(pages)).map(
    ([owner, own]) => [owner, own.flatMap(({ search = [] }): SearchPart => search)] as const,
  );
  const files = parts
    .filter(([, part]) => part.length > 0)
    .map(([owner, part]) => {
      const content = JSON.stringify(part);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
      return [owner, { path: `search/${owner}.${hash}.json`, content }] as const;
    });
  return Object.fromEntries(files);
}

/** The registry with the search index named in it. */
export function withSearch(registry: Registry, files: Readonly<Record<string, SearchFile>>): Registry {
  return {
    ...registry,
    search: Object.fromEntries(Object.entries(files).map(([owner, { path }]) => [owner, `/${path}`])),
  };
}

/** Files of the index that a site had before and has no longer. */
export function goneSearchFiles(before: Registry, files: Readonly<Record<string, SearchFile>>): string[] {
  const staying = new Set(Object.values(files).map(({ path }) => path));
  return Object.values(before.search ?? {})
    .map((url) => url.slice(1))
    .filter((path) => !staying.has(path));
}
