import { scriptUrl } from '../remotes/trusted-script-url';
import { onRouteChange } from '../route-change/route-change';
import { whenLoaded } from '../start/when-loaded';

/** How long the document of a page waits, in milliseconds: the page's own files come first. */
const delay = 1000;

/** Has the worker cache addresses, each by its rules (the message is Workbox's). */
async function keep(urlsToCache: readonly (string | [string, RequestInit])[]) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

const keepPage = (path: string) => void keep([[path, { headers: { accept: 'text/html' } }]]);

/**
 * Has the worker cache what a visit shows. By itself it sees neither client navigations nor what was loaded before it
 * started, and visitors are told that pages which they have visited open offline.
 */
function keepVisit() {
  keepPage(location.pathname);
  onRouteChange(() => setTimeout(keepPage, delay, location.pathname));
  // Each file once it has been loaded, also those from before. Their list in `performance` ends at 250, and is in the
  // order in which they were requested.
  new PerformanceObserver((files) => void keep(files.getEntries().map(({ name }) => name))).observe({
    type: 'resource',
    buffered: true,
  });
}

/** Registers the service worker once the page has loaded. Where that is unsupported or refused, the site needs none. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  whenLoaded(() => {
    navigator.serviceWorker.register(scriptUrl('/sw.js')).catch(() => {});
  });
  keepVisit();
}
