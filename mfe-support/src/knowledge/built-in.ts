import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { KnowledgeEntry } from './entry';
import { sortEntries } from './group';

/** What a page has of the built-in entries. */
export type BuiltIn =
  | { status: 'unasked' | 'loading' | 'failed'; entries?: undefined }
  | { status: 'ready'; entries: readonly KnowledgeEntry[] };

export type BuiltInStore = {
  /** The state, and the hook that follows it. */
  useBuiltIn: UseBoundStore<StoreApi<BuiltIn>>;
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
  const useBuiltIn = create<BuiltIn>(() => ({ status: 'unasked' }));
  const become = (state: BuiltIn) => useBuiltIn.setState(state, true);
  let current: Promise<void> | undefined;

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
    if (current && useBuiltIn.getState().status === 'failed') wait();
    return (current ??= start());
  };
  return {
    useBuiltIn,
    load,
    expect: () => {
      if (useBuiltIn.getState().status === 'unasked') void load();
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
