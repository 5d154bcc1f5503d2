import { constants, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from '@3eu/shared/contract/release';
import { redirectsOf } from '../plan/redirects';
import { headerSettings, type Settings } from '../plan/settings';
import { indexFile, readIndex } from '../store/file-index';
import { liveLink } from '../store/live';
import { files } from '../store/places';
import { publicFolder } from '../store/store';
import type { HeaderSettings } from './headers';
import type { SiteLookup } from './resolve';

/** The release that answers a request. */
export type LiveRelease = SiteLookup & {
  /** Folder of the files that visitors get. */
  folder: string;
  /** Hash and size of a file. */
  file: (path: string) => readonly [hash: string, size: number] | undefined;
  /** What a file has, read once while this release is live. For small files. */
  content: (path: string) => Promise<Buffer>;
  /** The settings that its headers depend on. */
  headers: HeaderSettings;
};

/** Ends a request for a file that somebody has changed since its release. */
export function requireReleased(path: string, size: number, released: number): void {
  if (size !== released) throw new Error(`${path} is not the file that was released.`);
}

/** Reads each file once: many requests for the same document would otherwise wait for the disk one after another. */
function keptContent(folder: string, file: LiveRelease['file']): LiveRelease['content'] {
  const kept = new Map<string, Promise<Buffer>>();
  const read = async (path: string) => {
    const content = await readFile(join(folder, path), { flag: constants.O_RDONLY | constants.O_NOFOLLOW });
    requireReleased(path, content.length, file(path)![1]);
    return content;
  };
  return (path) => {
    const known = kept.get(path);
    if (known) return known;
    const content = read(path);
    kept.set(path, content);
    content.catch(() => kept.delete(path));
    return content;
  };
}

async function load(folder: string): Promise<LiveRelease> {
  const root = dirname(folder);
  const index = readIndex(await readFile(join(root, indexFile), 'utf8'));
  const registry = JSON.parse(await readFile(join(root, files.registry), 'utf8')) as Registry;
  const settings = JSON.parse(await readFile(join(root, files.settings), 'utf8')) as Settings;
  const file = (path: string) => index.get(`${publicFolder}/${path}`);
  const redirects = redirectsOf(Object.values(registry.remotes));
  return {
    folder,
    file,
    content: keptContent(folder, file),
    has: (path) => file(path) !== undefined,
    redirects,
    headers: headerSettings(settings),
  };
}

/**
 * Finds the live release, once per request: everything that a request needs then comes from the same release, however
 * many others go live meanwhile. A release never changes, so its facts are read once.
 */
export function liveReleases(root: string): () => Promise<LiveRelease> {
  let known: { target: string; release: Promise<LiveRelease> } | null = null;
  const current = () => {
    const target = readlinkSync(join(root, liveLink));
    if (known?.target !== target) known = { target, release: load(join(root, target)) };
    return known.release;
  };
  return () =>
    current().catch((error: unknown) => {
      known = null;
      throw error;
    });
}
