/** A small site for tests, and ways to ask its server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Registry } from '@3eu/shared/contract/release';
import { emptyRegistry } from '../core/registry';
import { folderStore } from '../store/folder';
import { release as releaseFiles } from './store';
import { startServer, type RunningServer, type ServerOptions } from '../look/server';

/** A document that says one word, often. */
export const page = (text: string) => `<!doctype html><title>${text}</title><main>${text.repeat(50)}</main>`;

type Content = { settings?: object; size?: number; remotes?: Registry['remotes'] };

/** Releases a small site whose pages all say the same word. */
export async function release(root: string, word: string, { settings = {}, size = 1, remotes = {} }: Content = {}) {
  const html = page(word).repeat(size);
  const files = {
    'public/index.html': html,
    'public/faq/index.html': html,
    'public/faq/index.html.gz': gzipSync(html),
    'public/404.html': page('missing'),
    'public/robots.txt': word,
    'public/sw.js': 'real worker',
    'public/shell/abc/web/a.js': word,
    'public/shell/abc/web/404.html': page('of a build'),
    'public/remotes.json': JSON.stringify({ ...emptyRegistry, remotes }),
    'private/settings.json': JSON.stringify(settings),
    'private/records.jsonl': 'secret',
  };
  if ((await releaseFiles(folderStore(root), files)) !== 'claimed')
    throw new Error('Somebody else released into the test.');
}

/** Serves a site of its own while a function runs. */
export async function withSite(
  content: Content & { word?: string; options?: Partial<ServerOptions> },
  act: (site: { root: string; server: RunningServer; faults: string[]; lines: string[] }) => Promise<void>,
): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'serve-'));
  const [faults, lines] = [[] as string[], [] as string[]];
  await release(root, content.word ?? 'one', content);
  const server = await startServer(root, {
    host: '127.0.0.1',
    port: 0,
    fault: (line) => faults.push(line),
    log: (line) => lines.push(line),
    ...content.options,
  });
  try {
    await act({ root, server, faults, lines });
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
