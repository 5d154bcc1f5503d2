import { nearest } from '../nearest';
import type { Deviation } from './deviations';

/** The addresses of the site, each with the parts of its page that a link can lead to; null where they are not known. */
export type Pages = ReadonlyMap<string, readonly string[]> | null;

/** The ids that the sources of a package give to parts of pages, in content and in markup. */
export function idsIn(sources: readonly string[]): string[] {
  const ids = sources.flatMap((source) => [...source.matchAll(/\bid(?::\s*|=\{?)['"]([\w-]+)['"]/g)]);
  return [...new Set(ids.map(([, id]) => id!))];
}

function linkFault(link: string, pages: NonNullable<Pages>): string | null {
  const [address, anchor] = link.split('#') as [string, string?];
  const [page] = address.split('?') as [string];
  const ids = pages.get(page);
  if (!ids) return `leads to no page: "${link}". ${nearest(page, [...pages.keys()])}`;
  if (anchor === undefined || ids.includes(anchor)) return null;
  return `leads to no part of ${page}: "#${anchor}". ${nearest(anchor, ids)}`;
}

/** Links of a file of content to what does not exist. They stand in fields called `href` and `url`. */
export function deadLinks(content: unknown, pages: NonNullable<Pages>, path: readonly PropertyKey[] = []): Deviation[] {
  if (typeof content === 'string') {
    const isLink = content.startsWith('/') && ['href', 'url'].includes(String(path.at(-1)));
    const problem = isLink ? linkFault(content, pages) : null;
    return problem === null ? [] : [{ path, problem }];
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    deadLinks(value, pages, [...path, Array.isArray(content) ? Number(key) : key]),
  );
}
