import { nearest } from '../nearest';
import type { Deviation } from './deviations';

/** Links of a file of content to pages that do not exist. They stand in fields called `href` and `url`. */
export function deadLinks(content: unknown, pages: readonly string[], path: readonly PropertyKey[] = []): Deviation[] {
  if (typeof content === 'string') {
    const [page] = content.split(/[?#]/) as [string];
    const isLink = page.startsWith('/') && ['href', 'url'].includes(String(path.at(-1)));
    return isLink && !pages.includes(page)
      ? [{ path, problem: `leads to no page: "${content}". ${nearest(page, pages)}` }]
      : [];
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    deadLinks(value, pages, [...path, Array.isArray(content) ? Number(key) : key]),
  );
}
