import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
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

/** Takes the turn, unless somebody has it. A renamed file is gone for everybody else, so only one can take it. */
function take(folder: string, own: string): Promise<boolean> {
  return rename(join(folder, free), join(folder, own)).then(
    () => true,
    () => false,
  );
}

/** Gives back the turns of processes that were killed. @returns Who has the turn, if anybody has. */
async function holder(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  const dead = names.filter((name) => name !== free && !isAlive(name));
  for (const name of dead) await rename(join(folder, name), join(folder, free)).catch(() => {});
  return names.find((name) => name !== free && !dead.includes(name));
}

/**
 * Does something that only one process of a machine may do at a time, as compilers that write into the same folder.
 * @param folder Stands for what is worked on. It is made, and stays.
 * @param onWait Is told once, where somebody else has the turn, and whose it is.
 */
export async function inTurn<T>(
  folder: string,
  work: () => Promise<T>,
  onWait: (holder: string) => void = () => {},
): Promise<T> {
  const own = ownName();
  let told = false;
  while (!(await take(folder, own))) {
    const other = await holder(folder);
    // Nobody has it: it was given back a moment ago, or the folder is not there.
    if (other === undefined && !existsSync(join(folder, free))) await begin(folder);
    if (other === undefined) continue;
    if (!told) onWait(other);
    told = true;
    await wait(50);
  }
  try {
    return await work();
  } finally {
    await rename(join(folder, own), join(folder, free)).catch(() => {});
  }
}

/** Tells whoever runs a command that it waits for another one. @param does What that one does. */
export function waiting(does: 'builds' | 'checks', folder: string, { line }: Output) {
  return (holder: string) =>
    line(`Another command ${does} here: waiting for it. If there is none, remove ${join(folder, holder)}.`);
}
