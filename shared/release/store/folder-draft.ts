import { dirname, join } from 'node:path';
import { hashOf, indexFile, writeIndex } from './file-index';
import type { Io } from './io';
import { DamagedFileError, type Draft, type Tree } from './store';

export type FolderDraftInput = {
  /** The draft's folder, which is there and empty. */
  path: string;
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

/** A draft on a disk: what is new is written at once, and what stays is linked when the number is claimed. */
export function folderDraft({ path, target, releases, from, io, warn, onClaimed }: FolderDraftInput): Draft {
  const written = new Map<string, readonly [string, number]>();
  const gone = new Set<string>();
  const folders = new Map<string, Promise<void>>([[path, Promise.resolve()]]);
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
    // The same content stays the same file, where that is whole.
    if (
      from.hash(file) === hash &&
      (await io.size(from.locate(file))) === bytes.length &&
      hashOf(await io.read(from.locate(file))) === hash
    )
      return;
    const place = join(path, file);
    await folderOf(place);
    if (written.has(file)) await io.remove(place);
    await io.write(place, bytes);
    written.set(file, [hash, bytes.length]);
  };

  const link = async (source: string, place: string) => {
    if (!copies) {
      try {
        return await io.link(source, place);
      } catch (error) {
        if (!noLinks.has(codeOf(error))) throw error;
        copies = true;
        warn(
          'This disk has no hard links: files that did not change are copied, and each release takes the room of a whole site.',
        );
      }
    }
    return io.copy(source, place);
  };

  /** Brings along what stays, and gives the list of everything. */
  const complete = async () => {
    const index = new Map(written);
    for (const file of from.paths) {
      if (index.has(file) || gone.has(file)) continue;
      const [hash, size] = [from.hash(file)!, from.size(file)!];
      if ((await io.size(from.locate(file))) !== size) {
        throw new DamagedFileError(
          `${from.locate(file)} is missing or not the file that was released. Publish its package again, or render every document: npm run render -- --all`,
        );
      }
      const place = join(path, file);
      await folderOf(place);
      await link(from.locate(file), place);
      index.set(file, [hash, size]);
    }
    await io.write(join(path, indexFile), writeIndex(index));
    const files = [...written.keys(), indexFile].map((file) => join(path, file));
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

  return { write, remove: (file) => void (written.delete(file), gone.add(file)), claim, discard };
}
