import type { ServerResponse } from 'node:http';
import { expect, pageHydrated, test } from '../../fixtures';
import { startFront } from '../../hosts/front';
import { observeShifts, takeShifts } from '../../page/layout-shift';
import { painted } from '../../page/painted';

/** Bytes of a document that arrive together. */
const piece = 1500;

/** Serves the site with documents that arrive in pieces, as over a bad network, each when it is sent. */
async function tricklingSite(site: string) {
  const waiting: { response: ServerResponse; rest: Buffer }[] = [];
  const front = await startFront(site, async (asked, response) => {
    if (asked.headers['sec-fetch-dest'] !== 'document') return false;
    const answer = await fetch(new URL(asked.url!, site));
    const whole = Buffer.from(await answer.arrayBuffer());
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, headers);
    // Before the body a browser paints nothing.
    const body = whole.indexOf('<body') + piece;
    response.write(whole.subarray(0, body));
    waiting.push({ response, rest: whole.subarray(body) });
    return true;
  });
  /** Sends the next piece of the document. @returns Whether there is more of it. */
  const send = () => {
    const { response, rest } = waiting.at(-1)!;
    response.write(rest.subarray(0, piece));
    waiting.push({ response, rest: rest.subarray(piece) });
    if (rest.length > piece) return true;
    response.end();
    return false;
  };
  return { ...front, send };
}

// Each piece comes when the browser has painted those before: where a document is cut depends on no machine's speed.
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
      await page.goto(site.url + path, { waitUntil: 'commit' });
      do await painted(page);
      while (site.send());
      await pageHydrated(page);
      expect(await takeShifts(page), path).toEqual([]);
    }
    await site.close();
  });
