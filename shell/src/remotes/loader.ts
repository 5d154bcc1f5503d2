/**
 * The one loader of everything that the shell does not contain: entries of remotes, their pages and blocks, and the
 * shell's own lazy modules. Each thing to load has an address, and one state for as long as the page is open:
 *
 *   idle → loading → ready, or failed → loading → …
 *
 * The first load of a source, and the first after its value was discarded, is retried once from scratch. A source that
 * failed twice is left alone, longer each time, so that a dead remote costs nothing, unless the visitor asks for it.
 * There is no time limit here: on a slow network a page is late, never lost. Callers that cannot wait set a limit of
 * their own (`timeout.ts`).
 */

export type Source<T> = {
  /** Its address: two sources with the same one are the same thing. */
  key: string;
  /** What it is taken from, which has to be loaded first. */
  from?: Source<unknown>;
  /**
   * Loads it.
   * @param attempt 0 for the first try; above that, whatever is cached of earlier ones has to be bypassed.
   */
  fetch: (attempt: number, circumstances: Circumstances) => Promise<T>;
};

export type Circumstances = {
  /** The visitor asks for it, see `LoadOptions`. */
  asked: boolean;
  /** An earlier attempt is still pending, and is given up. */
  hangs: boolean;
};

export type LoadOptions = {
  /** The visitor asks for it by a click: it is tried although it failed a moment ago, or hangs. Default false. */
  asked?: boolean;
};

export type LoadState = 'idle' | 'loading' | 'ready' | 'failed';

export type Loader = {
  /** Loads a source, or returns what is already loaded; a pending load is shared. */
  load: <T>(source: Source<T>, options?: LoadOptions) => Promise<T>;
  peek: <T>(source: Source<T>) => T | undefined;
  state: (source: Source<unknown>) => LoadState;
  /** Forgets a loaded value that turned out to be broken: the next load starts afresh. */
  discard: (source: Source<unknown>) => void;
};

/** After how many milliseconds a visitor who asks again gets a new try instead of the one that hangs. */
const hangsAfter = 3000;

/** How long a source is left alone after it failed, in milliseconds: longer with each time in a row. */
const pauses = [10_000, 30_000, 60_000, 300_000] as const;

type Entry = {
  state: LoadState;
  attempts: number;
  failures: number;
  since: number;
  value?: unknown;
  current?: Promise<unknown>;
};

/** @param now A monotonic clock, in milliseconds. */
export function createLoader(now: () => number): Loader {
  const entries = new Map<string, Entry>();

  function entryOf({ key }: Source<unknown>): Entry {
    let entry = entries.get(key);
    if (!entry) entries.set(key, (entry = { state: 'idle', attempts: 0, failures: 0, since: 0 }));
    return entry;
  }

  function start<T>(source: Source<T>, entry: Entry, asked: boolean): Promise<T> {
    const startsAfresh = entry.state === 'idle';
    const hangs = entry.state === 'loading';
    const attempt = () => source.fetch(entry.attempts++, { asked, hangs });
    // A newer load decides over an older one, but an older one that comes late is better than none.
    const isNewest = () => entry.current === current;
    const current: Promise<T> = attempt()
      .catch((error: unknown) => {
        if (startsAfresh && isNewest()) return attempt();
        throw error;
      })
      .then(
        (value) => {
          Object.assign(entry, { state: 'ready', value, failures: 0, current });
          return value;
        },
        (error: unknown) => {
          if (isNewest()) Object.assign(entry, { state: 'failed', since: now(), failures: entry.failures + 1 });
          throw error;
        },
      );
    Object.assign(entry, { state: 'loading', since: now(), current });
    return current;
  }

  function isSettledFor({ state, since, failures }: Entry, asked: boolean): boolean {
    const age = now() - since;
    if (state === 'ready') return true;
    if (state === 'loading') return !asked || age < hangsAfter;
    return state === 'failed' && !asked && age < pauses[Math.min(failures, pauses.length) - 1]!;
  }

  return {
    load: <T>(source: Source<T>, { asked = false }: LoadOptions = {}) => {
      const entry = entryOf(source);
      return isSettledFor(entry, asked) ? (entry.current as Promise<T>) : start(source, entry, asked);
    },
    peek: <T>(source: Source<T>) => entryOf(source).value as T | undefined,
    state: (source) => entryOf(source).state,
    discard: (source) => {
      const entry = entryOf(source);
      delete entry.value;
      if (entry.state === 'ready') entry.state = 'idle';
    },
  };
}
