/** The folder that is served: the public part of a release, with compressed forms, written anew beside the one before. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cached } from '../cache';
import { contentId, publicFolder, type Store, type Tree } from './git';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

const compressible = /\.(html|js|json|svg|xml|txt|webmanifest|css)$/;

/** A file in Brotli; its path says of what kind it is. Large lists, which every release rewrites, are compressed less. */
export function brotliOf(path: string, content: Buffer, cached: Cached): Promise<Buffer> {
  const isList = /\.(json|xml)$/.test(path) && content.length > 64_000;
  const level = isList ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return cached('br', [contentId(content), level, process.versions.brotli], () => toBrotli(content, { params }));
}

/** Flushes the file system that a folder is on; a system without the command flushes in its own time. */
function flush(folder: string): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn('sync', ['-f', folder], { stdio: 'ignore' });
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}

/** Hosts run under accounts of their own, so the rights do not follow whoever releases. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
}

function writeNew(path: string, content: Buffer): void {
  writeFileSync(path, content, { flag: 'wx' });
  chmodSync(path, 0o644);
}

/** Writes the public part of a release into a new folder. */
export async function writeCheckout({ paths, read }: Tree, folder: string, cached: Cached): Promise<void> {
  makeFolder(folder);
  const write = async (path: string) => {
    const content = await read(path);
    const place = join(folder, path.slice(publicFolder.length + 1));
    makeFolder(dirname(place));
    writeNew(place, content);
    if (!compressible.test(path)) return;
    writeNew(`${place}.br`, await brotliOf(path, content, cached));
    writeNew(`${place}.gz`, await cached('gz', [contentId(content)], () => toGzip(content, { level: 9 })));
  };
  await Promise.all(paths.filter((path) => path.startsWith(`${publicFolder}/`)).map(write));
}

/** A checkout that a process was killed over, in milliseconds: it is made within seconds. */
const abandonedAfter = 60 * 60 * 1000;

const numberOf = (name: string) => Number(/^\d+(?=-)/.exec(name)?.[0] ?? 0);

/**
 * Makes the newest release what `live` points at, unless it is already. The newest checkout and the one before it stay.
 * @returns The link's place, `site/live`.
 */
export async function checkOut(store: Store, cached: Cached): Promise<string> {
  const [live, checkouts] = [join(store.folder, 'live'), join(store.folder, 'checkouts')];
  // Another process may have released meanwhile: whoever is last looks again, and finds the newest.
  for (;;) {
    const tree = await store.read();
    if (tree.commit === null) return live;
    const name = `${tree.number}-${tree.commit.slice(0, 12)}`;
    const target = join('checkouts', name, publicFolder);
    const found = lstatSync(live, { throwIfNoEntry: false });
    const before = found?.isSymbolicLink() ? readlinkSync(live) : null;
    const isThere = () => existsSync(join(store.folder, target));
    if (isThere() && before === target) return live;
    const draft = join(checkouts, `draft-${randomUUID()}`);
    makeFolder(draft);
    try {
      if (!isThere()) {
        await writeCheckout(tree, join(draft, publicFolder), cached);
        await flush(draft);
        // Another process may have made the same one meanwhile.
        if (!isThere()) renameSync(draft, join(checkouts, name));
      }
      const link = `${draft}-link`;
      symlinkSync(target, link);
      // Whoever has copied the site with its links followed has made it a folder.
      if (found?.isDirectory()) rmSync(live, { recursive: true });
      renameSync(link, live);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    const kept = [name, ...(before === null ? [] : [basename(dirname(before))])];
    for (const other of readdirSync(checkouts).filter((each) => !kept.includes(each))) {
      const { mtimeMs } = lstatSync(join(checkouts, other), { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
      const isOld = numberOf(other) > 0 ? numberOf(other) < tree.number : mtimeMs < Date.now() - abandonedAfter;
      if (isOld) rmSync(join(checkouts, other), { recursive: true, force: true });
    }
  }
}
