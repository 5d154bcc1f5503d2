import { expect, type Page } from '@playwright/test';

/** The site's own files: pictures coming into view, scripts that the shell fetches ahead, the registry it looks at. */
const ownFile = /^\/(shell|remotes|pictures|people|emblems|fonts|icons)\/[\w./-]+$|^\/remotes\.json$/;

/** Fails when something goes out that is more than the reading of a file of the site. Call `check` at the end. */
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

/** Nothing that was written is anywhere but in the page. */
export async function expectNothingStored(page: Page, written: string) {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      location.href,
      history.state,
    ]);
  });
  expect(stored).not.toContain(written);
}
