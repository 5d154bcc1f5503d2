import { expect, pageHydrated, test } from '../../fixtures';
import { startFront, type Front } from '../../hosts/front';
import { observeShifts, shiftsSinceTheStart } from '../../page/layout-shift';

/** Bytes of a document that arrive at once, and the pause after them in ms: longer than a browser takes to paint. */
const [piece, pause] = [1500, 40];

/** Serves the site with documents that arrive in small pieces, as over a bad network; everything else comes at once. */
function tricklingSite(site: string): Promise<Front> {
  return startFront(site, async (asked, response) => {
    if (asked.headers['sec-fetch-dest'] !== 'document') return false;
    const answer = await fetch(new URL(asked.url!, site));
    const whole = Buffer.from(await answer.arrayBuffer());
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers);
    for (let at = 0; at < whole.length && !response.destroyed; at += piece) {
      response.write(whole.subarray(at, at + piece));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    response.end();
    return true;
  });
}

for (const width of [390, 1440])
  test(`documents that arrive in small pieces move nothing that is shown at ${width} px`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    const site = await tricklingSite(baseURL!);
    await page.setViewportSize({ width, height: 844 });
    await observeShifts(page);
    for (const path of ['/', '/works', '/works/harbour', '/letters', '/no-such-page']) {
      await page.goto(site.url + path);
      await pageHydrated(page);
      expect(await shiftsSinceTheStart(page), path).toEqual([]);
    }
    await site.close();
  });
