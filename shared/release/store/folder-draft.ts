import { dirname, join, resolve } from 'node:path';
import { hashOf, indexFile, writeIndex } from './file-index';
import type { Io } from './io';
import { highestRelease, nextNumber, releaseFolder, releasesFolder } from './live';
import { requireComplete } from './release-folder';
import { UserError } from '../user-error';
import { damagedFiles, type Draft, type Tree } from './store';
import { placeIn } from './untrusted';

export type FolderDraftInput = {
  root: string;
  /** The draft's folder, which exists and is empty. */
  path: string;
  from: Tree;
  io: Io;
  warn: (text: string) => void;
  /** Takes a folder out of sight in one step, and then away. */
  drop: (folder: string) => Promise<void>;
  /** Makes the newest release live. */
  pointLive: () => Promise<void>;
};

const noLinks = new Set(['EPERM', 'EXDEV', 'ENOTSUP', 'ENOSYS', 'EMLINK', 'EOPNOTSUPP']);
const taken = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES']);

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** A draft on a disk: new files are written at once, unchanged ones are linked when the number is claimed. */
export function folderDraft({ root, path: draft, from, io, warn, drop, pointLive }: FolderDraftInput): Draft {
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

  const isIntact = async (file: string) => (await damagedFiles({ ...from, paths: [file] })).length === 0;

  const write = async (file: string, content: Buffer | string) => {
    const bytes = Buffer.from(content);
    const hash = hashOf(bytes);
    gone.delete(file);
    if (written.delete(file)) await io.remove(place(file));
    // Unchanged content keeps the same file, if that is intact.
    if (from.hash(file) === hash && (await isIntact(file))) return;
    await folderOf(place(file));
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

  /** Links the unchanged files, each once its content has been compared with its hash, and writes the index. */
  const complete = async () => {
    for (const file of gone) if (written.delete(file)) await io.remove(place(file));
    const index = new Map(written);
    for (const file of from.paths) {
      if (index.has(file) || gone.has(file)) continue;
      // Content is linked only as long as it is what its hash says.
      await from.read(file);
      index.set(file, [from.hash(file)!, from.size(file)!]);
      await folderOf(place(file));
      await link(from.locate(file), place(file));
    }
    await io.write(join(path, indexFile), writeIndex(index));
    await io.flushAll(path, [...[...written.keys()].map(place), join(path, indexFile), ...folders.keys()]);
  };

  const discard = () => io.remove(path);

  const claim = async (): Promise<'claimed' | 'taken'> => {
    const isTaken = async () =>
      (await highestRelease(root, io)) !== from.number || (await nextNumber(root, io)) !== from.next;
    if (await isTaken()) return discard().then(() => 'taken' as const);
    await complete();
    try {
      await io.rename(path, target);
    } catch (error) {
      if (!taken.has(codeOf(error)) || !(await isTaken())) throw error;
      return discard().then(() => 'taken' as const);
    }
    await io.flush(join(root, releasesFolder));
    // Whoever else can write to this folder may have removed some of the draft's files meanwhile.
    await requireComplete(target, io).catch(async ({ message }: Error) => {
      await drop(target);
      throw new UserError(
        `Release ${from.next} lost files while it was written, and was taken back: ${message} The live site is unchanged. Find out what else writes to ${root}, and run the command again.`,
      );
    });
    await pointLive();
    return 'claimed';
  };

  const remove = (file: string) => {
    gone.add(file);
  };

  return { write, remove, claim, discard };
}
