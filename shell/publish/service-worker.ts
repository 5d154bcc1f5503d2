import { join } from 'node:path';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import type { SiteFolder } from './site-folder';

const day = 24 * 60 * 60;

const runtimeCaching: RuntimeCaching[] = [
  {
    // Documents: the newest there is; what was visited before when the network does not answer, else the offline page.
    urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
    handler: 'NetworkFirst',
    options: { cacheName: 'documents', networkTimeoutSeconds: 3, expiration: { maxEntries: 60, maxAgeSeconds: 30 * day }, precacheFallback: { fallbackURL: '/offline/index.html' } },
  },
  {
    // Versions, pictures and fonts never change. They go by age, never by release: open tabs need their own.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(shell|remotes|pictures|people|emblems|fonts)\//.test(url.pathname),
    handler: 'CacheFirst',
    options: { cacheName: 'immutable', expiration: { maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }, cacheableResponse: { statuses: [200] } },
  },
];

/** Takes the service worker away for good: it forgets what it kept and unregisters itself. */
export const farewellWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Writes `/sw.js` with Workbox. It keeps GETs of this site only, and never takes over a page that is open. */
export async function writeServiceWorker({ root }: SiteFolder): Promise<void> {
  await generateSW({
    swDest: join(root, 'sw.js'),
    globDirectory: root,
    globPatterns: ['offline/index.html'],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    runtimeCaching,
  });
}
