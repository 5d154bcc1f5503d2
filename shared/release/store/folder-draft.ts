import { dirname, join, resolve } from 'node:path';
import { fault } from '../messages/fault';
import { hashOf, indexFile, writeIndex } from './file-index';
import type { Io } from './io';
import { highestRelease, nextNumber, releaseFolder, releasesFolder } from './live';
import { readRelease } from './release-folder';
import { damagedFiles, type Draft, type Tree } from './store';
import { placeIn } from './untrusted';

export type FolderDraftInput = {
  root: string;
  /** The draft's folder, which exists and is empty. */
  path: string;
  from: Tree;
  io: Io;
  /** Called if the disk has no hard links. */
  warn: () => void;
  /** Takes a folder out of sight in one step, and then away. */
  drop: (folder: string) => Promise<void>;
  /** Makes the newest release live. */
  pointToNewest: () => Promise<void>;
};

const noLinks = new Set(['EPERM', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EOPNOTSUPP']);
const taken = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** A draft on a disk: new files are written at once, unchanged ones are linked when the number is claimed. */
export function folderDraft({ root, path: draft, from, io, warn, drop, pointToNewest }: FolderDraftInput): Draft {
  const path = resolve(draft);
  const written = new Map<string, readonly [string, number]>();
  const gone = new Set<string>();
  const place = (file: string) => placeIn(path, file);
  const folders = new Map([[path, Promise.resolve()]]);
  const target = releaseFolder(root, from.next);
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
    if (written.delete(file)) await io.remove(place(file));
    // Unchanged content keeps the same file, if that is intact.
    if (from.hash(file) === hash && (await damagedFiles({ ...from, paths: [file] })).length === 0) return;
    await folderOf(place(file));
    await io.write(place(file), bytes);
    written.set(file, [hash, bytes.length]);
  };

  const link = async (source: string, to: string) => {
    if (copies) return io.copy(source, to);
    return io.link(source, to).catch((error: unknown) => {
      if (!noLinks.has(codeOf(error))) throw error;
      copies = true;
      warn();
      return io.copy(source, to);
    });
  };

  /** Links the unchanged files, each once its content has been compared with its hash, and writes the index. */
  const complete = async () => {
    for (const file of gone) if (written.delete(file)) await io.remove(place(file));
    const index = new Map(written);
    for (const file of from.paths) {
      if (index.has(file) || gone.has(file)) continue;
      await from.read(file);
      index.set(file, [from.hash(file)!, from.size(file)!]);
      await folderOf(place(file));
      await link(from.locate(file), place(file));
    }
    await io.write(join(path, indexFile), writeIndex(index));
    await io.flushAll(path, [...[...written.keys()].map(place), join(path, indexFile), ...folders.keys()]);
  };

  /** Whoever else can write to this folder may have removed some of the draft's files meanwhile. */
  const requireComplete = async () => {
    const { index, files } = await readRelease(target, io);
    for (const [file, [, size]] of index) {
      if (files.has(file) && (await io.size(join(target, file))) === size) continue;
      await drop(target);
      throw fault('release-taken-back', { number: from.next, path: file, site: root });
    }
  };

  const discard = () => io.remove(path);

  const isTaken = async () =>
    (await highestRelease(root, io)) !== from.number || (await nextNumber(root, io)) !== from.next;

  const claim = async (): Promise<'claimed' | 'taken'> => {
    if (await isTaken()) return discard().then(() => 'taken' as const);
    await complete();
    try {
      await io.rename(path, target);
    } catch (error) {
      if (!taken.has(codeOf(error)) || !(await isTaken())) throw error;
      return discard().then(() => 'taken' as const);
    }
    await io.flush(join(root, releasesFolder));
    await requireComplete();
    await pointToNewest();
    return 'claimed';
  };

  return { write, remove: (file) => void gone.add(file), claim, discard };
}
