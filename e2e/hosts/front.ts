/**
 * A small proxy in front of the site, for what a browser lets no test intercept: a body in pieces, a host that is gone.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Answers a request itself, or says false and leaves it to the site; it may take its time. */
export type Answer = (asked: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

export type Front = { url: string; close: () => Promise<void> };

/** @param rewrite Changes documents on their way to the browser. */
export async function startFront(site: string, answer: Answer, rewrite?: (html: string) => string): Promise<Front> {
  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    const headers = rewrite ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
    const forward = request(new URL(asked.url!, site), { method: asked.method ?? 'GET', headers }, (answered) => {
      if (!rewrite || !answered.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(answered.statusCode!, answered.headers);
        answered.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      answered.on('data', (part: Buffer) => parts.push(part));
      answered.on('end', () => {
        const html = Buffer.from(rewrite(Buffer.concat(parts).toString()));
        response.writeHead(answered.statusCode!, { ...answered.headers, 'content-length': html.length });
        response.end(html);
      });
    });
    forward.on('error', () => response.destroy());
    asked.pipe(forward);
  };
  const server = createServer((asked, response) => {
    void Promise.resolve(answer(asked, response)).then((answered) => answered || pass(asked, response));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
