import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuntimeCaching } from 'workbox-build';
import { immutableFolders } from './headers';

const day = 24 * 60 * 60;
const offlinePage = '/offline/index.html';

/** Files named by their content expire by age, never by release: open tabs still need those of theirs. */
const immutable = {
  cacheName: 'immutable',
  expiration: { maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true },
  cacheableResponse: { statuses: [200] },
};

/**
 * URLs of this site only: for other origins, Workbox matches a pattern only at the start of the URL, where this one
 * cannot match.
 */
function ofThisSite(pattern: string): RegExp {
  return new RegExp(`(?<=^https?://[^/]+)(?:${pattern})`);
}

const runtimeCaching: RuntimeCaching[] = [
  {
    // Documents: from the network if possible; without it, the cached page if it was visited before, else the offline
    // page. A page that was reached by client navigation is cached when its document asks for that (Workbox's
    // CACHE_URLS).
    urlPattern: ({ request, sameOrigin }) =>
      sameOrigin && (request.mode === 'navigate' || request.headers.get('accept') === 'text/html'),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'documents',
      networkTimeoutSeconds: 3,
      expiration: { maxEntries: 60, maxAgeSeconds: 30 * day },
      // A page has one document, whatever its query says; and what a visitor typed is not kept.
      plugins: [{ cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.replace(/\?.*/, '')) }],
      precacheFallback: { fallbackURL: offlinePage },
    },
  },
  {
    // The registry, so that the remotes behind visited pages are known offline too.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/remotes.json',
    handler: 'NetworkFirst',
    options: { cacheName: 'registry', networkTimeoutSeconds: 3 },
  },
  { urlPattern: ofThisSite(immutableFolders.join('|')), handler: 'CacheFirst', options: immutable },
];

/** The offline page's picture in any size and format: one that cannot be fetched is replaced by the precached file. */
function offlinePicture(file: string): RuntimeCaching {
  const everySize = file.replace(/\d+\.\w+$/, '');
  return {
    urlPattern: ofThisSite(everySize.replaceAll('.', '\\.')),
    handler: 'CacheFirst',
    options: { ...immutable, precacheFallback: { fallbackURL: file } },
  };
}

/** Content of `/sw.js` that takes the service worker away for good: it forgets what it kept and unregisters itself. */
export const unregisterWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The content of `/sw.js`, made by Workbox. It keeps GETs of this site only, and never takes over a page that is open.
 * @param offlineHtml The document that is shown for pages that were never visited.
 * @param picture Root-relative address of that document's picture, `….<width>.webp`.
 */
export async function serviceWorkerFile(offlineHtml: string, picture?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'service-worker-'));
  const swDest = join(folder, 'sw.js');
  // Workbox lists what it precaches from files alone.
  await mkdir(join(folder, 'public/offline'), { recursive: true });
  await writeFile(join(folder, 'public', offlinePage), offlineHtml);
  const { generateSW } = await import('workbox-build');
  await generateSW({
    swDest,
    globDirectory: join(folder, 'public'),
    globPatterns: ['**/*.html'],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: false,
    clientsClaim: false,
    cleanupOutdatedCaches: true,
    ...(picture && { additionalManifestEntries: [{ url: picture, revision: null }] }),
    runtimeCaching: [...(picture ? [offlinePicture(picture)] : []), ...runtimeCaching],
  });
  const content = await readFile(swDest, 'utf8');
  await rm(folder, { recursive: true, force: true });
  return content;
}
