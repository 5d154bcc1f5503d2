import { request } from 'node:http';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** A request whose path is sent as it is written; browsers, `fetch` and Playwright would tidy it first. */
export function raw(baseURL: string, path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
