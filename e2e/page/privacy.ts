import { expect, type Page } from '@playwright/test';

/** The site's own files: pictures coming into view, scripts that the shell fetches ahead, the registry it looks at. */
const ownFile = /^\/(shell|remotes|pictures|emblems|fonts|icons)\/[\w./-]+$|^\/remotes\.json$/;

/** Fails if the page sends anything other than a request for one of the site's files. Call `check` at the end. */
export function watchNetwork(page: Page) {
  const sent: string[] = [];
  const home = new URL(page.url()).origin;
  page.on('websocket', (socket) => sent.push(`websocket ${socket.url()}`));
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const reads = request.method() === 'GET' && origin === home && search === '' && ownFile.test(pathname);
    if (!reads) sent.push(`${request.method()} ${request.url()}`);
  });
  return { check: () => expect(sent).toEqual([]) };
}

/**
 * Expects that no place where a script can store data has the text: storages, cookies, databases, caches, URL, history
 * state.
 */
export async function expectNothingStored(page: Page, written: string) {
  const stored = await page.evaluate(async () => {
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    const rows: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const kept = database.transaction(store).objectStore(store);
        rows.push(name, store, await answered(kept.getAllKeys()), await answered(kept.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        rows.push(name, request.url, await (await cache.match(request))!.text());
    }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      rows,
      location.href,
      window.navigation?.currentEntry?.getState(),
    ]);
  });
  expect(stored).not.toContain(written);
}
