/** Room offline: registers the service worker and tells it what is read. For start alone. */
import { scriptUrl } from '../federation/scripts';
import { onArrival } from '../navigation/navigation';
import { savesData } from '../navigation/at-rest';
import { whenLoaded } from '../moments';

/** How long the document of a page waits, in milliseconds: the page's own files come first. */
const delay = 1000;

type Wanted = [url: string, options: RequestInit];

/** Scripts that the document has a hash for, or had: a script is kept only where the browser can compare it. */
function hashes(ran: ReadonlyMap<string, string>): Map<string, string> {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[integrity]');
  return new Map([
    ...ran,
    ...[...elements].map(
      (element) => ['src' in element ? element.src : element.href, element.getAttribute('integrity')!] as const,
    ),
  ]);
}

/**
 * Has the worker keep what a visit shows, for visitors are told that pages which they have visited open offline. The
 * worker sees by itself what a page loads that it controls; it sees neither client navigations nor the visit that
 * installs it.
 */
function keepVisit(registered: Promise<ServiceWorkerRegistration | null>, ran: ReadonlyMap<string, string>) {
  const keep = async (urlsToCache: Wanted[]) => {
    const registration = await registered;
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    // The message is Workbox's: it answers each address by its rules.
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  const keepPage = (path: string) => void keep([[path, { headers: { accept: 'text/html' } }]]);
  onArrival(() => setTimeout(keepPage, delay, location.pathname));
  if (navigator.serviceWorker.controller) return;
  keepPage(location.pathname);
  // Each file once it has been loaded, also those from before. Their list in `performance` ends at 250, and is in the
  // order in which they were requested.
  new PerformanceObserver((files) => {
    const known = hashes(ran);
    void keep(files.getEntries().map(({ name }) => [name, { integrity: known.get(name) ?? '' }]));
  }).observe({ type: 'resource', buffered: true });
  // Its timing may be told before a script has run, and is known by its hash.
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) void keep([[target.src, { integrity: target.integrity }]]);
  };
  document.addEventListener('load', onLoad, true);
}

/**
 * Registers the service worker once the page has loaded. Where that is unsupported or refused, the site needs none.
 * @param ran Hashes of the scripts that have run, by their addresses.
 */
export function registerServiceWorker(ran: ReadonlyMap<string, string>) {
  if (!('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register(scriptUrl('/sw.js')).catch(() => null);
  const registered = new Promise<void>(whenLoaded).then(register);
  if (!savesData()) keepVisit(registered, ran);
}
