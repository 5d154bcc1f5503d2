/**
 * How the tool ends before its work is done: by Ctrl+C, by a signal, or because the npm that started it is gone. A server
 * closes first. Anything else ends at once; what it leaves behind is removed by listeners of the process's exit.
 */
import type { Store } from '../store/store';

/** How often to check that npm is still running, in milliseconds. */
const lookEvery = 1000;

/** After this long, in milliseconds, an ended tool no longer waits for what may still be open. */
const patience = 2000;

const servers: (() => Promise<unknown>)[] = [];
let claims = 0;
let isReleased = false;
let asked: NodeJS.Signals | null = null;

/**
 * Ends the process when nothing is left to do. Exiting on the spot makes the bundler complain of its own objects
 * ("ObjectRef is not unref", seen with Rspack 2.2.9).
 */
export function endWith(status: number): void {
  process.exitCode = status;
  setTimeout(() => process.exit(), patience).unref();
}

/** Ends by the signal itself, as a shell expects; the listeners of the exit clean up before. */
function endBy(signal: NodeJS.Signals): void {
  process.stderr.write(`Interrupted${isReleased ? '. The release is live' : ': nothing was released'}.\n`);
  process.emit('exit', 1);
  process.kill(process.pid, signal);
}

function ask(signal: NodeJS.Signals): void {
  if (asked) return;
  asked = signal;
  if (servers.length > 0)
    void Promise.allSettled(servers.map((close) => close())).then(() => endWith(signal === 'SIGINT' ? 130 : 0));
  else if (claims === 0) endBy(signal);
}

/** From now on, signals end the tool as described above. A second one ends it at once. */
export function heedSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const heed = () => {
      // Listed until all listeners have been called: the library of the locks ends the process where nobody else listens.
      setImmediate(() => process.off(signal, heed));
      ask(signal);
    };
    process.on(signal, heed);
  }
  // npm passes no signal on to the processes that it starts.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => process.ppid === parent || ask('SIGTERM'), lookEvery).unref();
}

/** Calls a function when a running server has to close. */
export function onEnd(close: () => Promise<unknown>): void {
  servers.push(close);
}

/** A store whose claims are finished before the tool ends, so that it knows whether something was released. */
export function withWholeClaims(store: Store): Store {
  return {
    ...store,
    draft: async (from) => {
      const draft = await store.draft(from);
      const claim = async (message?: string) => {
        claims += 1;
        try {
          const answer = await draft.claim(message);
          isReleased ||= answer === 'claimed';
          return answer;
        } finally {
          claims -= 1;
          if (asked) endBy(asked);
        }
      };
      return { ...draft, claim };
    },
  };
}
