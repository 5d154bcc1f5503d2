import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes of a document that arrive at once, and the pause after them in ms: longer than a browser takes to paint. */
const [piece, pause] = [3000, 40];

async function trickle(from: IncomingMessage, to: ServerResponse): Promise<void> {
  const whole = Buffer.concat((await from.toArray()) as Buffer[]);
  for (let at = 0; at < whole.length && !to.destroyed; at += piece) {
    to.write(whole.subarray(at, at + piece));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  to.end();
}

/** Serves the site with documents that arrive in small pieces, as over a bad network; everything else comes at once. */
export async function tricklingSite(site: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers['sec-fetch-dest'] === 'document';
    const { 'accept-encoding': _encoding, ...headers } = asked.headers;
    const sent = request(new URL(asked.url!, site), { headers: isDocument ? headers : asked.headers }, (got) => {
      const { 'content-length': _length, ...rest } = got.headers;
      answer.writeHead(got.statusCode!, isDocument ? rest : got.headers);
      if (isDocument) void trickle(got, answer);
      else got.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    sent.end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
