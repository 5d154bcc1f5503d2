import { createBrowserHistory } from '@3eu/shared/router';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

export type History = Pick<
  BrowserHistory,
  'location' | 'createHref' | 'createURL' | 'encodeLocation' | 'go' | 'push' | 'replace' | 'listen'
>;

/** The number of the history entry that is shown; the library gives one to each entry that it makes. */
function indexHere(): number | undefined {
  return (window.history.state as { idx?: number } | null)?.idx;
}

/**
 * The library's browser history, in which every entry has an index and a key. The browser itself makes entries for
 * fragments (`#main`) that have neither: after going back to one, nobody could tell how far the visitor went, and a
 * form could not keep them from leaving.
 */
export function createSiteHistory(): History {
  const history = createBrowserHistory();
  let last = indexHere() ?? 0;
  return {
    ...history,
    get location() {
      return history.location;
    },
    push: (...entry) => {
      history.push(...entry);
      last = indexHere() ?? last;
    },
    listen: (listener) =>
      history.listen((update) => {
        if (update.delta !== null) {
          last = indexHere() ?? last;
          return listener(update);
        }
        last += 1;
        // Without an address, which a path like `//host/` would turn into another site's.
        window.history.replaceState({ idx: last, key: Math.random().toString(36).slice(2, 10), usr: null }, '');
        listener({ ...update, location: history.location });
      }),
  };
}
