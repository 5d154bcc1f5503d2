import { scriptUrl } from '../remotes/trusted-script-url';
import { onRouteChange } from '../route-change/route-change';
import { whenLoaded } from '../start/when-loaded';

/** How long after a navigation a page counts as settled, its pictures requested. In milliseconds. */
const rest = 1000;

/** How many of the document's files have been passed to the worker. */
let handed = 0;

/**
 * Has the worker cache a page that was shown, with what it needed. The worker sees neither client navigations nor what
 * was loaded before it started, and visitors are told that pages which they have visited open offline.
 */
function keepPage({ active }: ServiceWorkerRegistration, path: string) {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const added = files.slice(handed);
  handed = files.length;
  const page = [path, { headers: { accept: 'text/html' } }];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...added] } });
}

/** Registers the service worker once the page has loaded. Where that is unsupported or refused, the site needs none. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  whenLoaded(() => {
    navigator.serviceWorker.register(scriptUrl('/sw.js')).catch(() => {});
    void navigator.serviceWorker.ready.then((registration) => {
      keepPage(registration, location.pathname);
      onRouteChange(() => setTimeout(keepPage, rest, registration, location.pathname));
    });
  });
}
