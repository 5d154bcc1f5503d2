import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { abandonedAfter, ownName } from '../own-name';

/** How many idle clones are kept for the next processes, so that they fetch only what is new. */
const mostIdle = 2;

/** When a clone was last used, in milliseconds since 1970; 0 if it is gone. */
function lastUse(clone: string): number {
  return statSync(clone, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Renames a clone. @returns False if another process was faster. */
function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
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
  const newestFirst = () =>
    readdirSync(idle)
      .map((name) => join(idle, name))
      .sort((a, b) => lastUse(b) - lastUse(a));

  const take = (): Clone => {
    for (const path of [idle, busy]) mkdirSync(path, { recursive: true });
    const name = ownName();
    const path = join(busy, name);
    const isNew = !newestFirst().some((clone) => move(clone, path));
    if (isNew) mkdirSync(path);
    return {
      path,
      isNew,
      touch: () => utimesSync(path, new Date(), new Date()),
      leave: () => void move(path, join(idle, name)),
    };
  };

  const tidy = () => {
    const left = readdirSync(busy)
      .map((name) => join(busy, name))
      .filter((clone) => lastUse(clone) < Date.now() - abandonedAfter);
    for (const clone of [...left, ...newestFirst().slice(mostIdle)]) {
      const away = join(busy, ownName());
      if (move(clone, away)) rmSync(away, { recursive: true, force: true });
    }
  };

  return { take, tidy };
}
