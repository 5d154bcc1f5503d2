import { hashOf } from '../store/file-index';
import { immutableFolders } from '../hosts/headers';
import type { Offline } from './worker/offline';

/** Content of `/sw.js` that takes the service worker away for good: it forgets what it kept and unregisters itself. */
export const unregisterWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The content of `/sw.js`: the worker of `worker/worker.ts`, and what it shows offline.
 * @param offlineHtml The document that is shown for pages that were never visited.
 * @param picture Root-relative address of that document's picture, `….<width>.webp`.
 */
export async function serviceWorkerFile(offlineHtml: string, picture?: string): Promise<string> {
  const revision = hashOf(Buffer.from(offlineHtml)).slice(0, 16);
  const offline: Offline = {
    page: { url: '/offline/index.html', revision },
    ...(picture === undefined ? {} : { picture }),
    immutableFolders,
  };
  // Most releases need no bundler, which takes long to load.
  const { bundleWorker } = await import('./bundle-worker');
  return `const offline=${JSON.stringify(offline)};\n${await bundleWorker()}`;
}
