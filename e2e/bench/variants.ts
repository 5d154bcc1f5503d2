/**
 * Variants of the published site that differ only in how they are delivered, each behind the same small server: from
 * memory, compressed beforehand, with the site's headers.
 */
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Hosting } from '@3eu/platform/contract/render';
import { mediaType } from '@3eu/platform/release/look/server';
import { temporaryFolder } from '@3eu/platform/release/temporary-folder';
import { publicFiles } from '../pages';

/** What a variant is served from. */
export type Variant = {
  /** Folders of its files; the first one that has a file gives it. */
  folders: readonly string[];
  /** The file that answers for a page's address. */
  documentOf: (path: string) => string;
};

/** How our site is served. */
const hosting = JSON.parse(readFileSync(join(publicFiles(), 'hosting.json'), 'utf8')) as Hosting;

const siteDocument = (path: string) => join(path, 'index.html');

/** Our site as it is published. */
export const published = (): Variant => ({ folders: [publicFiles()], documentOf: siteDocument });

/** Our site with other documents in place of those of some pages; everything else is the published files. */
function withDocuments(paths: readonly string[], change: (html: string) => string): Variant {
  const changed = temporaryFolder('documents').path;
  for (const path of paths) {
    const file = join(changed, siteDocument(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, change(readFileSync(join(publicFiles(), siteDocument(path)), 'utf8')));
  }
  compressBelow(changed);
  return { folders: [changed, publicFiles()], documentOf: siteDocument };
}

/** A document without any script, and without data that only scripts read. Structured data stays. */
const withoutScripts = (html: string) => html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');

/** The lower bound: our documents without scripts. */
export const scriptless = (paths: readonly string[]): Variant => withDocuments(paths, withoutScripts);

/** Writes a brotli copy beside every text file below a folder that has none yet, at the quality that a release uses. */
export function compressBelow(folder: string) {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const file = join(folder, name);
    if (/\.(html|js|css|json|svg|txt)$/.test(name) && statSync(file).isFile() && !existsSync(`${file}.br`))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/**
 * The site's headers, the same for every variant, since Cross-Origin-Opener-Policy makes a browser start another
 * process. Its policies on scripts are left out: changed documents and rivals do not comply with them.
 */
function headersOf(path: string): Record<string, string> {
  const { documents, immutable, immutableFolders } = hosting;
  const all = immutableFolders.some((folder) => path.startsWith(folder)) ? immutable : documents;
  const { 'Content-Security-Policy': _csp, 'Integrity-Policy': _integrity, ...headers } = all;
  return headers;
}

type Answer = { body: Buffer; headers: Record<string, string> };

function answerOf({ folders, documentOf }: Variant, path: string): Answer | null {
  const name = extname(path) === '' ? documentOf(path) : path;
  const file = folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  if (!file) return null;
  const isCompressed = existsSync(`${file}.br`);
  const body = readFileSync(isCompressed ? `${file}.br` : file);
  return {
    body,
    headers: {
      ...headersOf(path),
      'Content-Type': mediaType(name),
      'Content-Length': String(body.length),
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
      'Cache-Control': name.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    },
  };
}

/** Serves a variant on a free port. */
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
