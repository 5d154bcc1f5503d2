import {
  createBlockers,
  createPath,
  type Blockers,
  type Location,
  type NavigationType,
  type Navigator,
  type Path,
  type To,
} from '@3eu/shared/router';
import type { History } from './history';
import type { Ending, Outcome } from './ladder';

export type Shown = {
  location: Location;
  action: NavigationType;
  outcome: Outcome;
  /** Increases whenever something is shown anew, also on a retry of the same address. */
  visit: number;
  /** Tells pages apart: one that is shown again, or at another query or fragment, is the same as it was. */
  instance: number;
  /** Whether the page begins at its top. */
  resetsScroll: boolean;
};

export type Screen = {
  /** @param pages What is to be shown, and the last pages before it. */
  show: (pages: readonly [Shown, ...Shown[]]) => void;
  busy: (isBusy: boolean) => void;
  leaving: (location: Location) => void;
};

export type SiteNavigator = {
  navigator: Navigator;
  blockers: Blockers;
  /** Tries the current address again at the visitor's request. */
  retry: () => void;
  /** Connects what renders the result. Returns a function that disconnects it. */
  connect: (screen: Screen) => () => void;
};

type NavigateOptions = { preventScrollReset?: boolean };

/** How many pages stay as they were left, beside the one that is shown. */
const mostKept = 4;

/** How an arrival changes the history. */
type Entry = {
  action: 'PUSH' | 'REPLACE' | 'POP';
  /** Writes the address, once there is something to show at it. */
  enter?: () => void;
  resetsScroll: boolean;
  /** The visitor was asked, and gave up what is written on the page that is left: it is not kept. */
  givesUp?: boolean;
};

/**
 * Client navigation: the next page is prepared while the current one stays, and then page and address change at once.
 * The newest navigation wins.
 * @param first What the document shows.
 * @param prepare Prepares an address; returns at once what is already loaded.
 * @param leave Goes to an address by full navigation.
 */
export function createSiteNavigator(
  history: History,
  first: Shown,
  prepare: (location: Path) => Outcome | Promise<Ending>,
  leave: (url: string) => void,
): SiteNavigator {
  let current = first;
  let left: readonly Shown[] = [];
  /** Which page each entry of the history has shown. */
  const instances = new Map([[first.location.key, first.instance]]);
  let newest = 0;
  let pending: Entry | undefined;
  let screen: Screen | undefined;
  const blockers = createBlockers();

  /** The page at hand, if only the query or the fragment changes. */
  function samePage({ pathname }: Path): Shown | undefined {
    return pathname === current.location.pathname && current.outcome.kind === 'page' ? current : undefined;
  }

  /** The page that an entry of the history has shown, as far as it is kept. */
  function keptPage({ key }: Path & { key?: string }): Shown | undefined {
    const instance = key === undefined ? undefined : instances.get(key);
    return left.find((page) => page.instance === instance);
  }

  function show(outcome: Outcome, { action, enter, resetsScroll, givesUp = false }: Entry, kept: Shown | undefined) {
    screen?.leaving(current.location);
    enter?.();
    pending = undefined;
    const visit = current.visit + 1;
    const instance = kept?.instance ?? visit;
    const others = [...(givesUp ? [] : [current]), ...left].filter(
      (page) => page.instance !== instance && page.outcome.kind === 'page',
    );
    left = others.slice(0, mostKept);
    current = { location: history.location, action: action as NavigationType, outcome, visit, instance, resetsScroll };
    instances.set(current.location.key, instance);
    screen?.busy(false);
    screen?.show([current, ...left]);
  }

  async function arrive(to: Path & { key?: string }, entry: Entry, isRetry = false) {
    const own = ++newest;
    const kept = isRetry ? undefined : (keptPage(to) ?? samePage(to));
    const outcome = kept?.outcome ?? prepare(to);
    if (!(outcome instanceof Promise)) return show(outcome, entry, kept);
    pending = entry;
    screen?.busy(true);
    const ending = await outcome;
    if (own !== newest) return;
    if (ending.kind === 'document') leave(ending.url);
    else show(ending, entry, undefined);
  }

  /**
   * Handles what a page writes into its own address while another page is loading, which continues. Where the browser
   * has gone back already, the address is another page's.
   */
  function note(to: Path, state: unknown) {
    if (pending?.action === 'POP') return;
    history.replace(to, state);
    current = { ...current, location: history.location };
    instances.set(current.location.key, current.instance);
  }

  function resolve(to: To): Path {
    const url = new URL(typeof to === 'string' ? to : createPath(to), history.createURL(history.location));
    return { pathname: url.pathname, search: url.search, hash: url.hash };
  }

  function go(to: To, state: unknown, { preventScrollReset = false }: NavigateOptions, asked: 'push' | 'replace') {
    const path = resolve(to);
    // As with the browser's own links, the same address again adds no history entry.
    const action = createPath(path) === createPath(history.location) ? 'replace' : asked;
    if (pending && action === 'replace' && samePage(path)) return note(path, state);
    const entry: Entry = {
      action: action === 'push' ? 'PUSH' : 'REPLACE',
      enter: () => history[action](path, state),
      resetsScroll: !preventScrollReset,
    };
    const blocking = blockers.find({ currentLocation: current.location, nextLocation: path });
    if (blocking) blocking.hold(() => void arrive(path, { ...entry, givesUp: true }));
    else void arrive(path, entry);
  }

  const again: Entry = { action: 'REPLACE', resetsScroll: true };

  /** The browser is on its way back to where a held navigation began, or on to where it was allowed to go. */
  let isReturning = false;
  let isAllowed = false;
  history.listen(({ location, delta }) => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    // Without a delta the browser itself has gone to a place on the page, and scrolls there.
    const isPlaceHere = delta === null && location.pathname === current.location.pathname;
    const passage = { currentLocation: current.location, nextLocation: location };
    const givesUp = isAllowed;
    const blocking = delta && !isAllowed ? blockers.find(passage) : undefined;
    isAllowed = false;
    if (!blocking || !delta) return void arrive(location, { action: 'POP', resetsScroll: !isPlaceHere, givesUp });
    isReturning = true;
    history.go(-delta);
    blocking.hold(() => {
      isAllowed = true;
      history.go(delta);
    });
  });

  return {
    navigator: {
      push: (to, state, options) => go(to, state, options ?? {}, 'push'),
      replace: (to, state, options) => go(to, state, options ?? {}, 'replace'),
      go: (delta) => history.go(delta),
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
    },
    blockers,
    retry: () => {
      // Another page that the visitor has chosen in the meantime takes precedence.
      if (!pending || pending === again) void arrive(current.location, again, true);
    },
    connect: (newScreen) => {
      screen = newScreen;
      return () => {
        screen = undefined;
      };
    },
  };
}
