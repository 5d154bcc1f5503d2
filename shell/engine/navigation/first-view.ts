/** Room navigation: what the first document shows. For start alone. */
import { canonicalPath } from '@3eu/platform/contract/canonical';
import type { Site } from '../site';
import { locationOf, type Shown } from './navigation';

/**
 * What the document shows, and hydration with it: the page that it was rendered as, whatever address the host has
 * served it at, and however that is spelt.
 * @param entry The entry of the browser's history, where the browser tells it.
 */
export function firstView(
  { path: documentPath, find }: Pick<Site, 'path' | 'find'>,
  url: URL,
  entry?: NavigationHistoryEntry | null,
): Shown {
  const isSpeltOtherwise = canonicalPath(url.pathname) === documentPath;
  const location = { ...locationOf(url, entry), ...(isSpeltOtherwise && { pathname: documentPath }) };
  const page = find(documentPath) ?? find('/404')!;
  // One document stands at the addresses of all unknown values; the page knows which of them the visitor has asked for.
  const here = find(location.pathname);
  const params = here?.path === page.path ? here.params : page.params;
  return { location, outcome: { kind: 'prerendered', page: params ? { ...page, params } : page }, instance: 0 };
}
