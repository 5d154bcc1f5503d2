import { scriptUrl } from '../remotes/trusted-script-url';
import { onRouteChange } from '../route-change/route-change';
import { whenLoaded } from '../start/when-loaded';

/** A page is at rest after a change of page: its pictures have been asked for. In milliseconds. */
const rest = 1000;

/** So many of the document's files have been handed to the worker. */
let handed = 0;

/**
 * Has the worker keep a page that was shown, with what it needed. It sees neither changes of page within a document nor
 * what came before it was there, and visitors are told that pages which they have visited open offline.
 */
function keepPage({ active }: ServiceWorkerRegistration, path: string) {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const added = files.slice(handed);
  handed = files.length;
  const page = [path, { headers: { accept: 'text/html' } }];
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...added] } });
}

/** Registers the service worker once the page has loaded. A browser without one, or that refuses, does without. */
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
