import { expect, pageHydrated, test } from '../../fixtures';
import { startFront, type Front } from '../../hosts/front';
import { observeShifts, shiftsSinceTheStart } from '../../page/layout-shift';

/** Bytes of a document that arrive at once. */
const piece = 1500;

/**
 * Serves the site with documents that arrive in small pieces, as over a bad network; everything else comes at once.
 * @param painted Resolves when the browser has painted what it has: the next piece comes after that.
 */
function tricklingSite(site: string, painted: () => Promise<unknown>): Promise<Front> {
  return startFront(site, async (asked, response) => {
    if (asked.headers['sec-fetch-dest'] !== 'document') return false;
    const answer = await fetch(new URL(asked.url!, site));
    const whole = Buffer.from(await answer.arrayBuffer());
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers);
    for (let at = 0; at < whole.length && !response.destroyed; at += piece) {
      response.write(whole.subarray(at, at + piece));
      await painted();
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
    let frames = 0;
    await page.exposeFunction('framed', () => void (frames += 1));
    await page.addInitScript(() => {
      const { framed } = window as unknown as { framed: () => void };
      const frame = () => (framed(), requestAnimationFrame(frame));
      requestAnimationFrame(frame);
    });
    // Three frames more, or a document that is not begun or whose painting waits for more of it.
    const painted = async () => {
      const [from, until] = [frames, Date.now() + 60];
      while (frames < from + 3 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    const site = await tricklingSite(baseURL!, painted);
    await page.setViewportSize({ width, height: 844 });
    await observeShifts(page);
    for (const path of ['/', '/works', '/works/harbour', '/letters', '/no-such-page']) {
      await page.goto(site.url + path);
      await pageHydrated(page);
      expect(await shiftsSinceTheStart(page), path).toEqual([]);
    }
    await site.close();
  });
