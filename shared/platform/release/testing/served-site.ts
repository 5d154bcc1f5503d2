/** A small site for tests, and ways to ask its server. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HostRules } from '../core/settings';
import { hostingFiles } from '../look/hosting-files';
import { startServer, type RunningServer, type ServerOptions } from '../look/server';

/** A document that says one word, often. */
export const page = (text: string) => `<!doctype html><title>${text}</title><main>${text.repeat(50)}</main>`;

type Content = Partial<Pick<HostRules, 'redirects' | 'headers'>> & { size?: number };

let releases = 0;

/** Puts a small site whose pages all say the same word into a folder of its own, and points the link at it. */
export function release(link: string, word: string, { redirects = {}, headers = {}, size = 1 }: Content = {}): void {
  const html = page(word).repeat(size);
  const folder = `${link}-${(releases += 1)}`;
  const files = {
    'index.html': html,
    'faq/index.html': html,
    'faq/index.html.gz': gzipSync(html),
    '404.html': page('missing'),
    'robots.txt': word,
    'sw.js': 'real worker',
    '.npmrc': 'secret',
    'shell/abc/web/a.js': word,
    'shell/abc/web/404.html': page('of a build'),
    ...hostingFiles({ notFoundFiles: ['404.html'], redirects, headers }),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  symlinkSync(folder, `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** Serves a site of its own while a function runs. */
export async function withSite(
  content: Content & { word?: string; options?: Partial<ServerOptions> },
  act: (site: { live: string; server: RunningServer; faults: string[] }) => Promise<void>,
): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'serve-'));
  const live = join(root, 'live');
  const faults: string[] = [];
  release(live, content.word ?? 'one', content);
  const fault = (line: string) => faults.push(line);
  const server = await startServer(live, { host: '127.0.0.1', port: 0, fault, ...content.options });
  try {
    await act({ live, server, faults });
  } finally {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  }
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Asked = { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent };

/** Sends a request, whose path is sent as it stands. */
export function ask(
  { port }: RunningServer,
  path: string,
  { method = 'GET', headers = {}, body = '', agent }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, path, method, headers, ...(agent ? { agent } : {}) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts).toString() }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends text over a connection, and gives all that comes back until it is closed. */
export function exchange({ port }: RunningServer, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
