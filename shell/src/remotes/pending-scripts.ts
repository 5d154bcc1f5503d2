import { navigationTimeout } from './timeout';

const givenUp = new Map<string, number>();

/**
 * Abandons hanging scripts: the bundler shares a pending one and would never request it again. Each is given the error
 * event that a browser would send, and the bundler forgets it.
 * @param folder Absolute URL of the folder with a version's scripts.
 * @returns False where this was done a moment ago: what is pending now has just been requested.
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
