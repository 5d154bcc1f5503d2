import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, ownName } from '../store/owner';
import type { Output } from './output';

/** The file in a folder of turns while nobody has the turn; whoever takes it gives it a name of its own. */
const free = 'free';

/** Makes the folder together with its file, in one step: of two that do it at once, one does. */
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

/** Whoever has the turn says so often, in ms, by the time of its file. */
const heartbeat = 5_000;

/** After so long without a heartbeat, in ms, the turn is given to somebody else. */
const staleAfter = 60_000;

const touch = (file: string) => utimes(file, new Date(), new Date());

/** What a file says that somebody else has renamed; Windows has other words while they do it. */
const takenCodes = process.platform === 'win32' ? ['ENOENT', 'EPERM', 'EBUSY'] : ['ENOENT'];

/** Takes the turn, unless somebody has it. A renamed file is gone for everybody else, so only one can take it. */
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
 * Whether somebody who has the turn does not work any more. Its process may be gone while another one has its number, and
 * of processes in containers nothing is known: then the heartbeat tells.
 */
async function isStale(folder: string, name: string): Promise<boolean> {
  if (!isAlive(name)) return true;
  const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
  return mtimeMs < Date.now() - staleAfter;
}

/** Who has the turn, if anybody has. It is given back for those who work no more. */
async function holder(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name !== free);
  for (const name of names) {
    if (!(await isStale(folder, name))) return name;
    await rename(join(folder, name), join(folder, free)).catch(() => {});
  }
  return undefined;
}

/**
 * Does something that only one process of a machine may do at a time, as compilers that write into the same folder.
 * @param folder Stands for what is worked on. It is made, and stays.
 * @param onWait Is told once, where somebody else has the turn.
 */
export async function inTurn<T>(folder: string, work: () => Promise<T>, onWait: () => void = () => {}): Promise<T> {
  const own = ownName();
  let told = false;
  while (!(await take(folder, own))) {
    if ((await holder(folder)) === undefined) {
      // It was given back a moment ago, or the folder is not there.
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

/** Tells whoever runs a command that it waits for another one. @param does What that one does. */
export function waiting(does: 'builds' | 'checks', { line }: Output) {
  return () => line(`Another command ${does} here: waiting for it.`);
}
