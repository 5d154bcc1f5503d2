import { dirname } from 'node:path';
import { hashOf, indexFile, writeIndex } from './file-index';
import type { Io } from './io';
import type { Recycled } from './recycle';
import { damagedWhileReleasing, type Draft, type Tree } from './store';

export type FolderDraftInput = {
  /** The draft's folder, which exists. */
  path: string;
  /** What is in it already, from the outdated release that it recycles. */
  recycled: Recycled;
  /** What it is renamed to. */
  target: string;
  releases: string;
  from: Tree;
  io: Io;
  warn: (text: string) => void;
  onClaimed: () => Promise<void>;
};

const noLinks = new Set(['EPERM', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EOPNOTSUPP']);
const taken = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** A draft on a disk: new files are written at once, unchanged ones are linked when the number is claimed. */
export function folderDraft({ path, recycled, target, releases, from, io, warn, onClaimed }: FolderDraftInput): Draft {
  const written = new Map<string, readonly [string, number]>();
  const gone = new Set<string>();
  const there = new Set(recycled.files);
  const place = (file: string) => (file === '' ? path : `${path}/${file}`);
  const folders = new Map(['', ...recycled.folders].map((folder) => [place(folder), Promise.resolve()]));
  let copies = false;

  const folderOf = (file: string): Promise<void> => {
    const folder = dirname(file);
    const made = folders.get(folder) ?? folderOf(folder).then(() => io.mkdir(folder));
    folders.set(folder, made);
    return made;
  };

  const write = async (file: string, content: Buffer | string) => {
    const bytes = Buffer.from(content);
    const hash = hashOf(bytes);
    gone.delete(file);
    // Unchanged content keeps the same file, if that is intact.
    if (
      from.hash(file) === hash &&
      (await io.size(from.locate(file))) === bytes.length &&
      hashOf(await io.read(from.locate(file))) === hash
    )
      return;
    await folderOf(place(file));
    if (written.has(file) || there.delete(file)) await io.remove(place(file));
    await io.write(place(file), bytes);
    written.set(file, [hash, bytes.length]);
  };

  const link = async (source: string, to: string) => {
    if (!copies) {
      try {
        return await io.link(source, to);
      } catch (error) {
        if (!noLinks.has(codeOf(error))) throw error;
        copies = true;
        warn(
          'This disk does not support hard links: unchanged files are copied, and each release takes as much space as a whole site.',
        );
      }
    }
    return io.copy(source, to);
  };

  /** Removes a recycled file from the draft, and the folders that become empty. */
  const forget = async (file: string) => {
    await io.remove(place(file));
    for (let folder = dirname(place(file)); (await io.entries(folder)).length === 0; folder = dirname(folder)) {
      if (folder === path) return;
      await io.remove(folder);
      folders.delete(folder);
    }
  };

  /** Links the unchanged files, and writes the index of all files. */
  const complete = async () => {
    for (const file of gone) if (there.has(file)) await forget(file);
    const index = new Map(written);
    for (const file of from.paths) {
      if (index.has(file) || gone.has(file)) continue;
      const [hash, size] = [from.hash(file)!, from.size(file)!];
      index.set(file, [hash, size]);
      if (there.has(file)) continue;
      if ((await io.size(from.locate(file))) !== size) throw damagedWhileReleasing(from.locate(file));
      await folderOf(place(file));
      await link(from.locate(file), place(file));
    }
    await io.write(place(indexFile), writeIndex(index));
    const files = [...written.keys(), indexFile].map(place);
    await io.flushAll(path, [...files, ...folders.keys()]);
  };

  const discard = () => io.remove(path);

  const claim = async (): Promise<'claimed' | 'taken'> => {
    const isTaken = async () => (await io.size(target)) !== null;
    if (await isTaken()) return discard().then(() => 'taken' as const);
    await complete();
    try {
      await io.rename(path, target);
    } catch (error) {
      if (!taken.has(codeOf(error)) || !(await isTaken())) throw error;
      return discard().then(() => 'taken' as const);
    }
    await io.flush(releases);
    await onClaimed();
    return 'claimed';
  };

  const remove = (file: string) => {
    if (written.delete(file)) there.add(file);
    gone.add(file);
  };

  return { write, remove, claim, discard };
}
