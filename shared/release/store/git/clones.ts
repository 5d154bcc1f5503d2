import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, ownName } from '../owner';

/** How many idle clones are kept for the next processes, so that they fetch only what is new. */
const mostIdle = 2;

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The idle clones, the one that was used last first. */
function newestFirst(idle: string): string[] {
  const used = (name: string) => statSync(join(idle, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return entries(idle).sort((a, b) => used(b) - used(a));
}

/** Takes the first of the named clones that no other process takes at the same time. */
function takeOne(idle: string, names: readonly string[], own: string): boolean {
  for (const name of names) {
    try {
      renameSync(join(idle, name), own);
      return true;
    } catch {
      // Another process has it.
    }
  }
  return false;
}

/** A clone that no other process touches while this one has it. */
export type Clone = {
  path: string;
  /** Whether it is new and has to be initialized. */
  isNew: boolean;
  /** Leaves it to the next process. */
  leave: () => void;
};

/**
 * The clones of one store on this machine. A process has a clone to itself: it takes an idle one by renaming it, and
 * returns it the same way. So no two processes ever share one, and the clone of a killed process is never reused.
 */
export function clonesIn(folder: string): { take: () => Clone; tidy: () => void } {
  const [idle, busy] = [join(folder, 'idle'), join(folder, 'busy')];

  const take = (): Clone => {
    for (const path of [idle, busy]) mkdirSync(path, { recursive: true });
    const name = ownName();
    const path = join(busy, name);
    const isNew = !takeOne(idle, newestFirst(idle), path);
    if (isNew) mkdirSync(path);
    return { path, isNew, leave: () => renameSync(path, join(idle, name)) };
  };

  const tidy = () => {
    for (const name of entries(busy).filter((candidate) => !isAlive(candidate)))
      rmSync(join(busy, name), { recursive: true, force: true });
    for (const name of newestFirst(idle).slice(mostIdle)) {
      const away = join(busy, ownName());
      if (takeOne(idle, [name], away)) rmSync(away, { recursive: true, force: true });
    }
  };

  return { take, tidy };
}
