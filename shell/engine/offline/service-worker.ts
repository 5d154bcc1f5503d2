/**
 * Room offline: the site's service worker. It keeps GETs of this site only, never what a visitor typed, and never
 * takes over a page that is open. For a shell’s own build of it.
 */
import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { immutableFolders, type Precached } from '@3eu/platform/contract/descriptor';
import { isDocumentAnswer, isKept, isRegistryAnswer, markedAsKept } from './kept-answer';

declare const self: { readonly __WB_MANIFEST: readonly [Precached, ...Precached[]] };

type RouteRequest = Pick<RouteMatchCallbackOptions, 'request' | 'sameOrigin' | 'url'>;

const day = 24 * 60 * 60;
const precached = self.__WB_MANIFEST;
const [page, picture] = precached;

function isDocument({ request, sameOrigin }: RouteRequest): boolean {
  return sameOrigin && (request.mode === 'navigate' || request.headers.get('accept') === 'text/html');
}

function isRegistry({ url, sameOrigin }: RouteRequest): boolean {
  return sameOrigin && url.pathname === '/remotes.json';
}

function isImmutable({ url, sameOrigin }: RouteRequest): boolean {
  return sameOrigin && immutableFolders.some((folder) => url.pathname.startsWith(folder));
}

/** Keeps only some answers. */
function keeping(isWanted: (request: Request, response: Response) => boolean | Promise<boolean>): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) => ((await isWanted(request, response)) ? response : null),
  };
}

/**
 * Keeps files that are named by their content. They expire by age, never by release: open tabs still need those of
 * theirs.
 */
const files = {
  cacheName: 'immutable',
  plugins: [
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
    keeping(isKept),
  ],
};

precacheAndRoute([...precached]);
cleanupOutdatedCaches();

// The offline page's picture in any size and format: one that cannot be fetched is replaced by the precached file.
if (picture) {
  const everySize = picture.url.replace(/\d+\.\w+$/, '');
  const fallback = new PrecacheFallbackPlugin({ fallbackURL: picture.url });
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(everySize),
    new CacheFirst({ ...files, plugins: [...files.plugins, fallback] }),
  );
}

// Documents: from the network if possible; without it, the cached page if it was visited before, else the offline page.
// A page that was reached by client navigation is cached when its document asks for that (Workbox's CACHE_URLS).
registerRoute(
  isDocument,
  new NetworkFirst({
    cacheName: 'documents',
    networkTimeoutSeconds: 3,
    plugins: [
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day }),
      keeping((_request, response) => isDocumentAnswer(response)),
      // A page has one document, whatever its query says; and what a visitor typed is not kept.
      { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*/, '')) },
      new PrecacheFallbackPlugin({ fallbackURL: page.url }),
    ],
  }),
);

/** Marks what it gives because the network has failed; an answer that only came late is left as it is. */
const tellingFailure: WorkboxPlugin = {
  fetchDidFail: ({ state }) => {
    state!.hasFailed = true;
    return Promise.resolve();
  },
  cachedResponseWillBeUsed: ({ cachedResponse, state }) =>
    Promise.resolve(cachedResponse && state!.hasFailed ? markedAsKept(cachedResponse) : cachedResponse),
};

// The registry, so that the remotes behind visited pages are known offline too.
registerRoute(
  isRegistry,
  new NetworkFirst({
    cacheName: 'registry',
    networkTimeoutSeconds: 3,
    plugins: [keeping((_request, response) => isRegistryAnswer(response.clone())), tellingFailure],
  }),
);

registerRoute(isImmutable, new CacheFirst(files));
