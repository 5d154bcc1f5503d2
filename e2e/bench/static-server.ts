/** A small server of files, the same for every variant that a bench compares: compressed copies are made beforehand. */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { mediaType } from '@3eu/release/look/request';
import { headersFor } from '@3eu/release/look/headers';

/** Writes a brotli copy beside every text file below a folder that has none yet, at the quality that a release uses. */
export function compressBelow(folder: string) {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const file = join(folder, name);
    if (/\.(html|js|css|json|svg|txt)$/.test(name) && statSync(file).isFile() && !existsSync(`${file}.br`))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** What a variant is served from. */
export type Variant = {
  /** Folders of its files; the first one that has a file gives it. */
  folders: readonly string[];
  /** The file that answers for a page's address. */
  documentOf: (path: string) => string;
  /** Whether it also sends the site's policies on scripts, which rivals do not comply with. Default false. */
  hasPolicies?: boolean;
};

const policies = ['Content-Security-Policy', 'Integrity-Policy'];

/**
 * The site's headers, the same for every variant: Cross-Origin-Opener-Policy takes another process, and would cost the
 * one that sends it alone.
 */
function headersOf(path: string, hasPolicies: boolean): Record<string, string> {
  const headers = Object.entries(headersFor(path));
  return Object.fromEntries(hasPolicies ? headers : headers.filter(([name]) => !policies.includes(name)));
}

type Answer = { body: Buffer; headers: Record<string, string> };

function answerOf({ folders, documentOf, hasPolicies = false }: Variant, path: string): Answer | null {
  const name = /\.[a-z0-9]+$/.test(path) ? path : documentOf(path);
  const file = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (!file) return null;
  const isCompressed = existsSync(`${file}.br`);
  const body = readFileSync(isCompressed ? `${file}.br` : file);
  return {
    body,
    headers: {
      ...headersOf(path, hasPolicies),
      'Content-Type': mediaType(name),
      'Content-Length': String(body.length),
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
      'Cache-Control': name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    },
  };
}

/** Serves a variant from memory on a free port. */
export async function serveVariant(variant: Variant): Promise<{ url: string; stop: () => void }> {
  const answers = new Map<string, Answer | null>();
  const server = createServer(({ url }, response) => {
    const path = decodeURIComponent(new URL(url!, 'http://localhost').pathname);
    if (!answers.has(path)) answers.set(path, answerOf(variant, path));
    const answer = answers.get(path);
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
