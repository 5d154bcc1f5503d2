import { navigationTimeout } from './timeout';

const givenUp = new Map<string, number>();

/**
 * Gives up scripts that hang: the bundler shares one that is under way, and would never ask again. It is told that they
 * failed, in the way in which a browser tells it, and forgets them.
 * @param folder Where the scripts of a version are, as a whole address.
 * @returns False where that was done a moment ago: what is under way now has just been asked for.
 */
export function giveUpPending(folder: string): boolean {
  const now = performance.now();
  if (now - (givenUp.get(folder) ?? -Infinity) < navigationTimeout) return false;
  givenUp.set(folder, now);
  for (const script of document.head.querySelectorAll('script')) {
    if (!script.src.startsWith(folder)) continue;
    script.dispatchEvent(new Event('error'));
    script.remove();
  }
  return true;
}
