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

/** The bundler replaces both with its own: where the shell's scripts are, and what each is called. */
declare const __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (chunk: string) => string;

let times = 0;

/**
 * Makes the shell's lazy scripts load afresh: hanging ones are abandoned, and all that have not arrived get a query
 * that bypasses caches. Browsers share a hanging request with every other one for the same address.
 */
export function retryPendingScripts(): void {
  if (!giveUpPending(__webpack_public_path__)) return;
  times += 1;
  const nameOf = __webpack_get_script_filename__;
  const query = `?attempt=${times}`;
  __webpack_get_script_filename__ = (chunk) => nameOf(chunk).split('?')[0] + query;
}
