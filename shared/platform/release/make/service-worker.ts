/**
 * Room make: what stands at `/sw.js`. For make, and for servers that look or develop, which take the worker away. Workers in
 * browsers outlive releases: what they keep has a version in the engine.
 */
import type { Precached } from '../../contract/descriptor';

/** Content of `/sw.js` that takes the service worker away for good: it forgets what it kept and unregisters itself. */
export const unregisterWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The content of `/sw.js`: the service worker of a build of the shell, with what it precaches.
 * @param offlineHash Hash of the document that is shown for pages that were never visited.
 * @param picture Root-relative address of that document's picture, `….<width>.webp`.
 */
export function serviceWorker(script: string, offlineHash: string, picture?: string): string {
  const precached: Precached[] = [{ url: '/offline/index.html', revision: offlineHash.slice(0, 16) }];
  if (picture !== undefined) precached.push({ url: picture, revision: null });
  return script.replace('self.__WB_MANIFEST', () => JSON.stringify(precached));
}
