import { giveUpPending } from './pending-scripts';

/** The bundler puts its own in their place: where the shell's scripts are, and what each is called. */
declare const __webpack_public_path__: string;
declare let __webpack_get_script_filename__: (chunk: string) => string;

let times = 0;

/**
 * Has the shell's own lazy scripts asked for afresh: those that hang are given up, and all that are not here yet get a
 * query that no cache knows. A browser shares a request that hangs with whoever asks for the same address.
 */
export function askAfresh(): void {
  if (!giveUpPending(__webpack_public_path__)) return;
  times += 1;
  const nameOf = __webpack_get_script_filename__;
  const query = `?attempt=${times}`;
  __webpack_get_script_filename__ = (chunk) => nameOf(chunk).split('?')[0] + query;
}
