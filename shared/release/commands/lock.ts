import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownName, processOf } from '../store/owner';
import type { Output } from './output';

/** Name of the lock file while nobody holds the lock; whoever takes the lock renames it to a name of its own. */
const free = 'free';

/** Creates the folder together with its file in one step: if two processes try at once, one succeeds. */
async function begin(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    await writeFile(join(draft, free), '');
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const isThere = ['EEXIST', 'ENOTEMPTY', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (!isThere || !existsSync(folder)) throw error;
  }
}

/** How often the lock's holder updates the time of its file, in ms. */
const heartbeat = 5_000;

/** After this long without a heartbeat, in ms, the lock counts as stale. */
const staleAfter = 60_000;

const touch = (file: string) => utimes(file, new Date(), new Date());

/** Errors for a file that another process has renamed; Windows has other codes while that happens. */
const takenCodes = process.platform === 'win32' ? ['ENOENT', 'EPERM', 'EBUSY'] : ['ENOENT'];

/**
 * Takes the lock, unless somebody holds it. A renamed file is gone for everybody else, so only one process can take it.
 */
async function take(folder: string, own: string): Promise<boolean> {
  try {
    await touch(join(folder, free));
    await rename(join(folder, free), join(folder, own));
    return true;
  } catch (error) {
    if (takenCodes.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/**
 * Whether the lock's holder no longer works. Processes of another container or machine are not visible: the heartbeat
 * tells.
 */
async function isStale(folder: string, name: string): Promise<boolean> {
  if (processOf(name) === 'ended') return true;
  const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
  return mtimeMs < Date.now() - staleAfter;
}

/** The lock's holder, if there is one. A stale lock is released. */
async function holder(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name !== free);
  for (const name of names) {
    if (!(await isStale(folder, name))) return name;
    await rename(join(folder, name), join(folder, free)).catch(() => {});
  }
  return undefined;
}

/**
 * Does work that only one process of a machine may do at a time, such as compiling into the same folder.
 * @param folder The folder of the lock, one for each kind of work. It is created if needed, and stays.
 * @param onWait Called once, if somebody else holds the lock.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>, onWait: () => void = () => {}): Promise<T> {
  const own = ownName();
  let told = false;
  while (!(await take(folder, own))) {
    if ((await holder(folder)) === undefined) {
      // The lock was released a moment ago, or the folder does not exist yet.
      if (!existsSync(join(folder, free))) await begin(folder);
      continue;
    }
    if (!told) onWait();
    told = true;
    await wait(50);
  }
  const beat = setInterval(() => void touch(join(folder, own)).catch(() => {}), heartbeat);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rename(join(folder, own), join(folder, free)).catch(() => {});
  }
}

/** Reports that the command waits for another one. @param doing What the other one is doing. */
export function waiting(doing: 'building' | 'checking', { step }: Output) {
  return () => step(`Another command is ${doing} here. Waiting for it`);
}
