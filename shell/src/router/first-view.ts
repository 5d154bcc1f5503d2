import type { NavigationType } from '@3eu/shared/router';
import type { History } from './history';
import type { Site } from './site';
import type { Shown } from './site-navigator';

/** One spelling of an address: `/faq/`, `//faq` and `/faq/index.html` are `/faq`. */
function oneSpelling(pathname: string): string {
  const path = pathname
    .replaceAll(/\/{2,}/g, '/')
    .replace(/\/index\.html$/, '')
    .replace(/\/$/, '');
  return path || '/';
}

/**
 * What the document shows, and hydration with it: the page that it was rendered as, whatever address the host has
 * served it at. Another spelling of the page's address is replaced by its own.
 * @param documentPath The path that the document was rendered for.
 */
export function firstView(history: History, documentPath: string, site: Site): Shown {
  const { location } = history;
  const { pathname, search, hash } = location;
  if (pathname !== documentPath && oneSpelling(pathname) === documentPath)
    history.replace({ pathname: documentPath, search, hash }, location.state);
  const page = site.find(documentPath) ?? site.notFound;
  // One document stands at the addresses of all unknown values; the page knows which of them the visitor has asked for.
  const here = site.find(history.location.pathname);
  const params = here?.path === page.path ? here.params : page.params;
  return {
    location: history.location,
    action: 'POP' as NavigationType,
    outcome: { kind: 'page', page: params ? { ...page, params } : page },
    visit: 0,
    instance: 0,
    resetsScroll: false,
  };
}
