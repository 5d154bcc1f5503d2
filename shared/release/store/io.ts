import { linkSync, statSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';

/** What the folder store does to a disk. Passed in, so that a test can stop it at every single step. */
export const diskIo = {
  mkdir: async (path: string): Promise<void> => {
    await mkdir(path, { recursive: true });
  },
  /** Writes a new file, to the disk itself. */
  write: async (path: string, content: Buffer): Promise<void> => {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  },
  /** Flushes a folder's list of names to the disk. */
  flush: async (path: string): Promise<void> => {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
  // Thousands of links and sizes in a row: each in a thread of its own would take several times as long.
  link: (from: string, to: string): Promise<void> => {
    linkSync(from, to);
    return Promise.resolve();
  },
  copy: (from: string, to: string): Promise<void> => copyFile(from, to),
  rename: (from: string, to: string): Promise<void> => rename(from, to),
  symlink: (target: string, path: string): Promise<void> => symlink(target, path),
  remove: (path: string): Promise<void> => rm(path, { recursive: true, force: true }),
  list: (path: string): Promise<string[]> => readdir(path).catch(() => []),
  readlink: (path: string): Promise<string | null> => readlink(path).catch(() => null),
  read: (path: string): Promise<Buffer> => readFile(path),
  size: (path: string): Promise<number | null> => Promise.resolve(statSync(path, { throwIfNoEntry: false })?.size ?? null),
};

export type Io = typeof diskIo;
