import { useSyncExternalStore } from 'react';
import type { KnowledgeEntry } from './entry';
import { sortEntries } from './group';

/** What a page has of the built-in entries. */
export type BuiltIn =
  | { status: 'unasked' | 'loading' | 'failed'; entries?: undefined }
  | { status: 'ready'; entries: readonly KnowledgeEntry[] };

const unasked: BuiltIn = { status: 'unasked' };

export type BuiltInStore = {
  state: () => BuiltIn;
  /** Calls back when the state changes. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Asks for the entries; what is under way is shared, and what failed is asked for anew. Never fails: the state says it. */
  load: () => Promise<void>;
  /** Asks for the entries where nobody has yet: there is a sign that they will be needed. */
  expect: () => void;
};

/** After so long without an answer the page says so, in ms; what comes later still is, it takes. */
const patience = 10_000;

/**
 * The built-in entries, once they are asked for.
 * @param fetch Gets the entries; a first failure is tried once afresh.
 * @param report Told of each failure.
 */
export function createBuiltIn(
  fetch: () => Promise<readonly KnowledgeEntry[]>,
  report: (error: unknown) => void,
): BuiltInStore {
  let state = unasked;
  let current: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: BuiltIn) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  let late: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    become({ status: 'loading' });
    late = setTimeout(() => become({ status: 'failed' }), patience);
  };

  async function start() {
    wait();
    try {
      become({ status: 'ready', entries: sortEntries(await fetch().catch(fetch)) });
    } catch (error) {
      current = undefined;
      become({ status: 'failed' });
      report(error);
    } finally {
      clearTimeout(late);
    }
  }

  const load = () => {
    // What is late is on its way: whoever asks again waits for it once more.
    if (current && state.status === 'failed') wait();
    return (current ??= start());
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    expect: () => {
      if (state.status === 'unasked') void load();
    },
  };
}

/**
 * The entries that the site brings along. They stand in a script of their own, which grows with them: no first view needs
 * it, since the document has them all.
 */
export const builtIn = createBuiltIn(
  async () => (await import('../content/knowledge-base/entries')).entries,
  (error) => reportError(error),
);

export function useBuiltIn({ subscribe, state }: BuiltInStore): BuiltIn {
  return useSyncExternalStore(subscribe, state, () => unasked);
}
