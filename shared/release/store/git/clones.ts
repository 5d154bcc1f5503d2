import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isAbandoned, ownName } from '../owner';

/** How many idle clones are kept for the next processes, so that they fetch only what is new. */
const mostIdle = 2;

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** When a clone was last used, in milliseconds since 1970; 0 if it is gone. */
function lastUse(clone: string): number {
  return statSync(clone, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The idle clones, the one that was used last first. */
function newestFirst(idle: string): string[] {
  return entries(idle)
    .map((name) => join(idle, name))
    .sort((a, b) => lastUse(b) - lastUse(a));
}

/** Takes the first of the clones that no other process takes at the same time. */
function takeOne(clones: readonly string[], own: string): boolean {
  for (const clone of clones) {
    try {
      renameSync(clone, own);
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
  /** Notes that it is in use: processes that do not see this one go by that. */
  touch: () => void;
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
    const isNew = !takeOne(newestFirst(idle), path);
    if (isNew) mkdirSync(path);
    const touch = () => {
      try {
        utimesSync(path, new Date(), new Date());
      } catch {
        // It is gone, and the next command of git says so.
      }
    };
    return { path, isNew, touch, leave: () => renameSync(path, join(idle, name)) };
  };

  const tidy = () => {
    const abandoned = entries(busy).filter((name) => isAbandoned(name, Date.now() - lastUse(join(busy, name))));
    const unneeded = [...abandoned.map((name) => join(busy, name)), ...newestFirst(idle).slice(mostIdle)];
    for (const clone of unneeded) {
      const away = join(busy, ownName());
      if (takeOne([clone], away)) rmSync(away, { recursive: true, force: true });
    }
  };

  return { take, tidy };
}
