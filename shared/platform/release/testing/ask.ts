import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Asked = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };

/** A request whose path is sent as it stands; browsers and `fetch` would tidy it first. */
export function ask(site: string, path: string, { body = '', ...asked }: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, ...asked }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
