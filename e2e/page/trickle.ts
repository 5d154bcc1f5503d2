import { startFront, type Front } from '../hosts/front';

/** Bytes of a document that arrive at once, and the pause after them in ms: longer than a browser takes to paint. */
const [piece, pause] = [3000, 40];

/** Serves the site with documents that arrive in small pieces, as over a bad network; everything else comes at once. */
export function tricklingSite(site: string): Promise<Front> {
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
