/**
 * How a release is laid out, wherever it is kept: its places, its index, and the door through which everything read from
 * a store passes. Whoever can write to a folder or push to a branch writes what is read there.
 */
import { createHash, randomUUID } from 'node:crypto';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import { privateFolder, publicFolder, type Tree } from './store';

/** Where a release keeps what it knows of itself. */
export const files = {
  registry: `${publicFolder}/remotes.json`,
  records: `${privateFolder}/records.jsonl`,
  settings: `${privateFolder}/settings.json`,
  pages: (owner: string) => `${privateFolder}/pages/${owner}.json`,
} as const;

const assets = new RegExp(`^${publicFolder}/((pictures|emblems|fonts|icons)/|favicon\\.ico$)`);

/** Whether a file belongs to no package: its name changes with its content, or everybody asks for it by that name. */
export const isAsset = (path: string): boolean => assets.test(path);

/** The configuration, as the site's owner edits it, beside the releases. */
export const settingsFile = 'config.json';

/** Name of the index in a release. */
export const indexFile = 'files.json';

/** A name that nobody else gives to what they work on. */
export const ownName = (): string => randomUUID();

/**
 * What has not been touched for this long is left over from a process that was killed, in milliseconds: what is worked on
 * is touched every few seconds or minutes.
 */
export const abandonedAfter = 24 * 60 * 60 * 1000;

type Entry = readonly [hash: string, size: number, key?: string];

/** SHA-256 and size in bytes of each file of a release, and the key of what it was made from, by path. */
export type FileIndex = ReadonlyMap<string, Entry>;

export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Below `public/` or `private/`, without a part that leads up, stays, or cannot be the name of a file. */
function isCleanPath(path: string): boolean {
  const [folder, ...parts] = path.split('/');
  if (folder !== publicFolder && folder !== privateFolder) return false;
  // eslint-disable-next-line no-control-regex -- they end names, or lines of git
  return parts.length > 0 && parts.every((part) => !/^\.{0,2}$|[\x00-\x1f\x7f]/.test(part));
}

/** Whether a value is the entry of a file. */
function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return false;
  const [hash, size, key = ''.padEnd(32, '0')] = value as unknown[];
  return (
    /^[0-9a-f]{64}$/.test(String(hash)) &&
    Number.isSafeInteger(size) &&
    Number(size) >= 0 &&
    /^[0-9a-f]{32}$/.test(String(key))
  );
}

/** `release.json`: the number of a release in a branch. */
export const numberSchema = z.object({ number: z.int().min(1) });

/**
 * Reads an index. By hand, and not by a schema: a large site has tens of thousands of entries.
 * @throws Error where the text is not an index, or an entry of it cannot be one of a release.
 */
export function readIndex(text: string): FileIndex {
  const entries = Object.entries(z.looseObject({}).parse(JSON.parse(text)));
  for (const [path, entry] of entries)
    if (!isCleanPath(path) || !isEntry(entry)) throw new Error(`${path} cannot be a file of a release.`);
  return new Map(entries as [string, Entry][]);
}

/** What a tree says of its files by its index alone, wherever it is kept. */
export const indexed = (index: FileIndex): Pick<Tree, 'paths' | 'has' | 'hash' | 'size' | 'key'> => ({
  paths: [...index.keys()],
  has: (path) => index.has(path),
  hash: (path) => index.get(path)?.[0],
  size: (path) => index.get(path)?.[1],
  key: (path) => index.get(path)?.[2],
});

export function writeIndex(index: FileIndex): Buffer {
  return Buffer.from(JSON.stringify(Object.fromEntries(index)));
}

/** The entry of a file that is written. */
export function writtenEntry({ content, key: made }: { content: Buffer; key?: string }): Entry {
  return made === undefined ? [hashOf(content), content.length] : [hashOf(content), content.length, made];
}

/** The entry of a file that stays as it is. */
export function keptEntry(base: Tree, file: string): Entry {
  const [hash, size, made] = [base.hash(file)!, base.size(file)!, base.key(file)];
  return made === undefined ? [hash, size] : [hash, size, made];
}

/**
 * The place of a file below a folder.
 * @param path The file's path in a release, with slashes.
 * @throws Error for a path that leads out of the folder, or to the folder itself.
 */
export function placeIn(folder: string, path: string): string {
  const place = resolve(folder, path);
  const within = relative(resolve(folder), place).replaceAll(sep, '/');
  if (within === path && within !== '' && !/^\.\.(\/|$)/.test(within) && !isAbsolute(within)) return place;
  throw new Error(`${path} is not the path of a file in ${folder}.`);
}
