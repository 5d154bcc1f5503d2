import { createReadStream, readlinkSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Registry } from '@3eu/shared/contract/release';
import { headerSettings, type HeaderSettings, type Settings } from '../core/settings';
import { redirectsOf } from '../core/versions';
import { liveLink, readRelease } from '../store/folder';
import { files } from '../store/layout';
import { damaged, publicFolder } from '../store/store';
import type { SiteLookup } from './request';

/** The release that answers a request. */
export type LiveRelease = SiteLookup & {
  /** Folder of the files that visitors get. */
  folder: string;
  /** Hash and size of a file. */
  file: (path: string) => readonly [hash: string, size: number, key?: string] | undefined;
  /** Compares a file's size with its release, and the first time its hash. @throws DamagedFileError */
  check: (path: string) => Promise<void>;
  /** The settings that its headers depend on. */
  headers: HeaderSettings;
};

/** Compares files with their hashes, each the first time, and when it has been written or replaced since. */
function checker(folder: string, file: LiveRelease['file']): LiveRelease['check'] {
  const checks = new Map<string, { state: string; check: Promise<void> }>();
  const compare = async (path: string) => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    if (hash.digest('hex') !== file(path)![0]) throw damaged(path);
  };
  return async (path) => {
    const stats = await lstat(join(folder, path));
    if (!stats.isFile() || stats.size !== file(path)![1]) throw damaged(path);
    const state = `${stats.ino} ${stats.ctimeMs}`;
    const known = checks.get(path);
    if (known?.state === state) return known.check;
    const check = compare(path);
    checks.set(path, { state, check });
    // A file that was replaced by the released one is served again.
    check.catch(() => checks.delete(path));
    return check;
  };
}

async function load(folder: string): Promise<LiveRelease> {
  const root = dirname(folder);
  const { index } = await readRelease(root);
  const registry = JSON.parse(await readFile(join(root, files.registry), 'utf8')) as Registry;
  const settings = JSON.parse(await readFile(join(root, files.settings), 'utf8')) as Settings;
  const file = (path: string) => index.get(`${publicFolder}/${path}`);
  return {
    folder,
    file,
    check: checker(folder, file),
    has: (path) => file(path) !== undefined,
    redirects: redirectsOf(Object.values(registry.remotes)),
    headers: headerSettings(settings),
  };
}

/**
 * Finds the live release, once per request: everything that a request needs then comes from the same release, however
 * many others go live meanwhile. A release never changes, so its facts are read once.
 */
export function liveReleases(root: string): () => Promise<LiveRelease> {
  let known: { target: string; release: Promise<LiveRelease> } | null = null;
  return async () => {
    const target = readlinkSync(join(root, liveLink));
    if (known?.target !== target) {
      const loading = { target, release: load(join(root, target)) };
      // A late failure of an old release leaves a newer one alone.
      loading.release.catch(() => known === loading && (known = null));
      known = loading;
    }
    return known.release;
  };
}
