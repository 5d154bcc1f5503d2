import { spawn } from 'node:child_process';
import { chmodSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, copyFile, open, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';

/** Flushes a file's content, or a folder's list of names, to the disk itself. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the file system that a folder is on. @returns False if the system has no command for that. */
function flushFileSystem(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('sync', ['-f', folder], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  });
}

/** What the folder store does to a disk. Passed in, so that a test can stop it at every single step. */
export const diskIo = {
  // Synchronous: of thousands of folders, links and sizes in a row, each would take several times as long through the
  // thread pool.
  // Hosts run under accounts of their own, so the rights do not follow whoever releases.
  mkdir: async (path: string): Promise<void> => {
    if (mkdirSync(path, { recursive: true }) !== undefined) chmodSync(path, 0o755);
  },
  /** Writes a new file. */
  write: async (path: string, content: Buffer): Promise<void> => {
    await writeFile(path, content, { flag: 'wx' });
    await chmod(path, 0o644);
  },
  flush,
  /** Flushes everything that was written below a folder: its files and the lists of names in its folders. */
  flushAll: async (folder: string, paths: readonly string[]): Promise<void> => {
    // One flush of the file system takes as long as a few of single files, and thousands of those take seconds.
    if (paths.length > 50 && (await flushFileSystem(folder))) return;
    for (const path of paths) await flush(path);
  },
  link: async (from: string, to: string): Promise<void> => linkSync(from, to),
  copy: (from: string, to: string): Promise<void> => copyFile(from, to),
  rename: (from: string, to: string): Promise<void> => rename(from, to),
  symlink: (target: string, path: string): Promise<void> => symlink(target, path),
  remove: (path: string): Promise<void> => rm(path, { recursive: true, force: true }),
  list: (path: string): Promise<string[]> => readdir(path).catch(() => []),
  /** What stands in a folder. Links are neither files nor folders. */
  entries: async (path: string): Promise<{ name: string; isFolder: boolean; isFile: boolean }[]> =>
    readdirSync(path, { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      isFolder: entry.isDirectory(),
      isFile: entry.isFile(),
    })),
  /** Whether there is a folder itself, and no link to one. */
  isFolder: async (path: string): Promise<boolean> =>
    lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
  /** When a file or folder itself last changed, in milliseconds since 1970; null where there is none. */
  touched: async (path: string): Promise<number | null> => lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null,
  readlink: (path: string): Promise<string | null> => readlink(path).catch(() => null),
  read: async (path: string): Promise<Buffer> => readFileSync(path),
  size: async (path: string): Promise<number | null> => statSync(path, { throwIfNoEntry: false })?.size ?? null,
};

export type Io = typeof diskIo;
