/** A browser and a screen for the tests of a navigation. */
import { createPath } from '@3eu/platform/page';
import { createSiteNavigation, locationOf, type Pages, type Screen, type Shown } from '../navigation';
import { pageHere, type Outcome, type Result } from '../pages';

export const origin = 'https://site.example';
const outcomeOf = (path: string): Outcome => ({
  kind: 'page',
  page: pageHere(path, () => null),
  module: { Page: () => null },
});

type Intercepted = NavigationInterceptOptions | undefined;

/**
 * A browser's navigation: it tells of each one, waits with the address where it can, and lets the newest one win.
 * @param waits Knows `precommitHandler`.
 */
function createBrowser(waits: boolean) {
  let made = 0;
  const entryOf = (url: string, state: unknown) => ({
    url,
    key: `entry ${(made += 1)}`,
    getState: () => state ?? null,
  });
  const entries = [entryOf(`${origin}/`, null)];
  let index = 0;
  let ongoing = new AbortController();
  let listener: (event: NavigateEvent) => void = () => {};
  const loaded: string[] = [];
  const scrolls: (string | undefined)[] = [];

  function begin(navigationType: string, url: string, commit: () => void, given: object): NavigationResult {
    ongoing.abort();
    const { signal } = (ongoing = new AbortController());
    let options: Intercepted;
    let isHeld = false;
    const [canIntercept, cancelable] = [url.startsWith(origin), true];
    const event = {
      scroll: () => scrolls.push('restored'),
      canIntercept,
      cancelable,
      downloadRequest: null,
      formData: null,
      navigationType,
      signal,
      destination: { url, key: '', getState: () => null },
      preventDefault: () => (isHeld = true),
      intercept: (asked: Intercepted) => (options = asked),
      ...given,
    };
    listener(event as unknown as NavigateEvent);
    if (isHeld) return {};
    if (!options) {
      window.dispatchEvent(new Event('beforeunload'));
      loaded.push(`${navigationType} ${url}`);
      return {};
    }
    const { precommitHandler, handler, scroll } = options;
    const go = () => {
      if (signal.aborted) return;
      scrolls.push(scroll);
      commit();
      void handler?.();
    };
    if (waits && precommitHandler) void Promise.resolve(precommitHandler({} as NavigationPrecommitController)).then(go);
    else go();
    return {};
  }

  function enter(to: string, { history = 'auto', state, info, ...given }: NavigationNavigateOptions & object = {}) {
    const url = new URL(to, entries[index]!.url).href;
    const type = history === 'auto' ? (url === entries[index]!.url ? 'replace' : 'push') : history;
    const commit = () => {
      if (type === 'push') entries.splice((index += 1), Infinity, entryOf(url, state));
      else entries[index] = { ...entryOf(url, state), key: entries[index]!.key };
    };
    return begin(type, url, commit, { destination: { url, key: '', getState: () => state }, info, ...given });
  }

  function traverseTo(key: string, { info }: NavigationOptions = {}, given: object = {}) {
    const entry = entries.find((each) => each.key === key)!;
    return begin('traverse', entry.url, () => (index = entries.indexOf(entry)), { destination: entry, info, ...given });
  }

  const navigation = {
    get currentEntry() {
      return { ...entries[index]!, index };
    },
    entries: () => entries,
    navigate: enter,
    traverseTo,
    addEventListener: (_type: string, callback: typeof listener) => (listener = callback),
  };
  const location = {
    get href() {
      return entries[index]!.url;
    },
    assign: (url: string) => void enter(url),
    replace: (url: string) => void enter(url, { history: 'replace' }),
    reload: () => {
      window.dispatchEvent(new Event('beforeunload'));
      loaded.push(`reload ${entries[index]!.url}`);
    },
  };
  const back = (steps = 1, given = {}) => traverseTo(entries[index - steps]!.key, {}, given);
  const address = () => entries[index]!.url.slice(origin.length);
  return {
    navigation: navigation as unknown as Navigation,
    location,
    back,
    address,
    entries,
    loaded,
    scrolls,
    click: enter,
    /** The visitor stops what is going on. */
    escape: () => ongoing.abort(),
  };
}

/**
 * A browser at `/`.
 * @param isSlow Its pages come when the test lets them.
 * @param isLate What is not shown at once stands in the document when the test has it rendered.
 */
export function setUp({ isSlow = false, isLate = false, waits = true, hasApi = true, loadedAt = '/' } = {}) {
  const browser = createBrowser(waits);
  const entry = browser.navigation.currentEntry;
  const first: Shown = { location: locationOf(new URL(`${origin}/`), entry), outcome: outcomeOf('/'), instance: 0 };
  const asked: string[] = [];
  const arrivals: ((result?: Result) => void)[] = [];
  const prepare = ({ pathname }: URL, superseded: AbortSignal): Outcome | Promise<Result> => {
    asked.push(pathname);
    if (!isSlow) return outcomeOf(pathname);
    return new Promise((resolve) => {
      arrivals.push((result = outcomeOf(pathname)) => resolve(result));
      superseded.addEventListener('abort', () => resolve({ kind: 'document' }));
    });
  };
  const { location, navigation } = browser;
  const site = createSiteNavigation(first, prepare, { location, navigation: hasApi ? navigation : undefined, loadedAt });
  const shown: string[] = [];
  /** The addresses at which something was shown at once. */
  const under: string[] = [];
  const busy: boolean[] = [];
  let pages: readonly Shown[] = [first];
  const show: Screen['show'] = (next, isAtOnce) => {
    pages = next;
    shown.push(`${isAtOnce ? 'back to' : 'to'} ${createPath(next[0].location)}`);
    if (isAtOnce) under.push(browser.address());
    if (isAtOnce || !isLate) site.rendered(next);
  };
  const renderLate = () => site.rendered(pages as Pages);
  site.connect({ show, busy: (isBusy) => busy.push(isBusy) });
  const kept = () => pages.map((page) => `${page.instance} ${createPath(page.location)}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const arrive = async (which: number, result?: Result) => (arrivals[which]!(result), settle());
  const goTo = async (path: string) => (browser.click(path), settle());
  return { ...browser, ...site, shown, under, kept, busy, asked, arrive, settle, goTo, renderLate };
}
