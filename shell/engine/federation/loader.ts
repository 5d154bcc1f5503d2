/**
 * Room federation: the one loader of everything that the shell does not contain: entries of remotes, their pages and
 * blocks, and the shell's own lazy modules. Each thing to load has an address, and one state for as long as the page
 * is open:
 *
 *   idle → loading → ready, or failed → loading → …
 *
 * The first load of a source, and the first after its value was discarded, is retried once from scratch. A source that
 * failed twice is left alone, longer each time, so that a dead remote costs nothing, unless the visitor asks for it.
 * There is no time limit here: on a slow network a page is late, never lost. Callers that cannot wait set a limit of
 * their own (`navigation/pages.ts`). For every room above.
 */

/** Something to load: the loader calls it, and it calls nobody. */
export type Source<T> = {
  /** Its address: two sources with the same one are the same thing. */
  key: string;
  /** What it is taken from, which is loaded first. */
  from?: Source<unknown>;
  /** Requests what it will need, while what it is taken from is still loading. @param asked A visitor waits for it. */
  preload?: (asked: boolean) => void;
  /** Loads it. @param attempt 0 for the first try; above that, what is cached of earlier ones has to be bypassed. */
  fetch: (attempt: number) => Promise<T>;
  /** What it is, where nothing has to be loaded. */
  value?: T;
};

export type LoadOptions = {
  /** The visitor asks for it by a click: it is tried although it failed a moment ago. Default false. */
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

/** A module of the shell's own that is loaded when it is needed. The bundler requests again what has failed. */
export function shellSource<T>(name: string, load: () => Promise<T>): Source<T> {
  return { key: `shell ${name}`, fetch: load };
}

/** How long a source is left alone after it failed, in milliseconds: longer with each time in a row. */
const pauses = [10_000, 30_000, 60_000, 300_000] as const;

type Entry = {
  state: LoadState;
  attempts: number;
  failures: number;
  /** When it failed. */
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

  function discard(source: Source<unknown>): void {
    const entry = entryOf(source);
    delete entry.value;
    if (entry.state === 'ready') entry.state = 'idle';
  }

  async function tryOnce<T>(source: Source<T>, asked: boolean): Promise<T> {
    const { from } = source;
    const attempt = entryOf(source).attempts++;
    // What a failed source is taken from is asked for again first: it may be all of it that does not answer.
    if (attempt > 0 && from) discard(from);
    // Nothing more is requested from a remote that does not answer, however many of its links are pointed at.
    else if (!from || ['idle', 'ready'].includes(entryOf(from).state)) source.preload?.(asked);
    if (from) await load(from, { asked });
    return source.fetch(attempt);
  }

  function start<T>(source: Source<T>, entry: Entry, asked: boolean): Promise<T> {
    const isFirst = entry.state === 'idle';
    entry.state = 'loading';
    const current = tryOnce(source, asked)
      .catch((error: unknown) => {
        if (isFirst) return tryOnce(source, asked);
        throw error;
      })
      .then(
        (value) => {
          Object.assign(entry, { state: 'ready', value, failures: 0 });
          // By these React's `use` has the value of a promise at once.
          void Object.assign(current, { status: 'fulfilled', value });
          return value;
        },
        (error: unknown) => {
          Object.assign(entry, { state: 'failed', since: now(), failures: entry.failures + 1 });
          throw error;
        },
      );
    entry.current = current;
    return current;
  }

  function isSettledFor({ state, since, failures }: Entry, asked: boolean): boolean {
    if (state !== 'failed') return state !== 'idle';
    return !asked && now() - since < pauses[Math.min(failures, pauses.length) - 1]!;
  }

  function load<T>(source: Source<T>, { asked = false }: LoadOptions = {}): Promise<T> {
    const entry = entryOf(source);
    return isSettledFor(entry, asked) ? (entry.current as Promise<T>) : start(source, entry, asked);
  }

  return {
    load,
    peek: <T>(source: Source<T>) => (source.value ?? entryOf(source).value) as T | undefined,
    state: (source) => entryOf(source).state,
    discard,
  };
}
