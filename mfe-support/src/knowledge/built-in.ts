import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Answers } from './answers';

/** The state of the built-in entries on a page. */
type BuiltIn =
  { status: 'unasked' | 'loading' | 'failed'; answers?: undefined } | { status: 'ready'; answers: Answers };

export type BuiltInStore = {
  /** The state, and the hook that follows it. */
  useBuiltIn: UseBoundStore<StoreApi<BuiltIn>>;
  /** Loads the entries; a pending load is shared, a failed one repeated. Never rejects: the state shows failures. */
  load: () => Promise<void>;
  /** Loads the entries unless somebody already has: there is a sign that they will be needed. */
  expect: () => void;
};

/** How long a page waits before it reports a failure, in ms; an answer that comes later is still used. */
const patience = 10_000;

/**
 * The built-in entries, loaded on demand.
 * @param fetch Loads the entries; a first failure is retried once.
 * @param report Told of each failure.
 */
export function createBuiltIn(fetch: () => Promise<Answers>, report: (error: unknown) => void): BuiltInStore {
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
      become({ status: 'ready', answers: await fetch().catch(fetch) });
    } catch (error) {
      current = undefined;
      become({ status: 'failed' });
      report(error);
    } finally {
      clearTimeout(late);
    }
  }

  const load = () => {
    // A late answer is still on its way: asking again waits for it once more.
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
 * The entries that the site brings along, with their search. They stand in scripts of their own, which grow with them: no first view needs
 * it, since the document has them all.
 */
export const builtIn = createBuiltIn(
  async () => {
    const [{ entries }, { answersOf }] = await Promise.all([
      import('../content/knowledge-base/entries'),
      import('./answers'),
    ]);
    return answersOf(entries);
  },
  (error) => reportError(error),
);
