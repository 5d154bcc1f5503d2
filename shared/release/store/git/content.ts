import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../file-index';
import type { GitResult } from './command';

/** Runs git in the store's clone. @throws UserError, in words, when git fails. */
export type Git = (args: readonly string[], input?: readonly Buffer[]) => Promise<GitResult>;

/** A file of a commit: its object id and its size. `isPlain` is false for a symbolic link or an executable file. */
export type Entry = { id: string; size: number; isPlain: boolean };

/** Every file of a commit, by path. */
export async function entriesOf(git: Git, commit: string): Promise<Map<string, Entry>> {
  const { stdout } = await git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit]);
  const lines = stdout.toString().split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const tab = line.indexOf('\t');
      const [mode, , id, size] = line.slice(0, tab).split(/ +/) as [string, string, string, string];
      return [line.slice(tab + 1), { id, size: Number(size), isPlain: mode === '100644' }] as const;
    }),
  );
}

/** The raw content of git's objects, unaffected by any setting or attribute. */
export async function contentsOf(git: Git, ids: readonly string[]): Promise<Buffer[]> {
  const { stdout } = await git(['cat-file', '--batch'], [Buffer.from(ids.map((id) => `${id}\n`).join(''))]);
  let at = 0;
  return ids.map(() => {
    const end = stdout.indexOf('\n', at);
    const size = Number(stdout.subarray(at, end).toString().split(' ')[2]);
    at = end + 1 + size + 1;
    return stdout.subarray(end + 1, end + 1 + size);
  });
}

/** How much to read at once: enough for speed, and little enough for memory. In bytes. */
const batch = 32 * 1024 * 1024;

/** A file as a release lists it, and as it stands in the commit. */
export type Wanted = { hash: string; entry: Entry };

function batches(wanted: readonly Wanted[]): Wanted[][] {
  const all: Wanted[][] = [];
  let room = 0;
  for (const each of wanted) {
    if (room < each.entry.size || all.length === 0) {
      all.push([]);
      room = batch;
    }
    all.at(-1)!.push(each);
    room -= each.entry.size;
  }
  return all;
}

/**
 * Files in a folder: whatever is read from a branch is stored once. A file's name says of which of git's objects it has
 * been found that the content has the hash.
 */
export function contentFolder(folder: string, git: Git) {
  const place = ({ hash, entry }: Wanted) => join(folder, `${hash}-${entry.id}`);
  const stands = (wanted: Wanted) => statSync(place(wanted), { throwIfNoEntry: false })?.size === wanted.entry.size;

  const take = async (wanted: readonly Wanted[]) => {
    for (const part of batches(wanted)) {
      const contents = await contentsOf(
        git,
        part.map(({ entry }) => entry.id),
      );
      for (const [index, each] of part.entries())
        if (hashOf(contents[index]!) === each.hash) writeFileSync(place(each), contents[index]!);
    }
  };

  /** Fetches what is missing. Content that does not match its hash is not stored. */
  const bring = async (wanted: readonly Wanted[]) => {
    mkdirSync(folder, { recursive: true });
    const missing = new Map(wanted.filter((each) => !stands(each)).map((each) => [place(each), each]));
    await take([...missing.values()]);
  };

  /** The content, fetched from git again if the folder's copy is damaged; null if git's does not match either. */
  const read = async (wanted: Wanted): Promise<Buffer | null> => {
    const content = () => readFile(place(wanted)).catch(() => null);
    const isIt = (bytes: Buffer | null) => bytes !== null && hashOf(bytes) === wanted.hash;
    const known = await content();
    if (isIt(known)) return known;
    await take([wanted]);
    const again = await content();
    return isIt(again) ? again : null;
  };

  return { place, stands, bring, read };
}

export type ContentFolder = ReturnType<typeof contentFolder>;
