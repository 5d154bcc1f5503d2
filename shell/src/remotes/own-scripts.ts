import { giveUpPending } from './pending-scripts';

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
