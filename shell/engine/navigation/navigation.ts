/**
 * Room navigation: the way of a click. The browser navigates: a link is an `<a>`, and each navigation of this document
 * (a link, a form that asks for a page, Back, code) begins with one event, `navigate` [HTML, navigation API]:
 *
 *   navigate → may it leave this page? → prepare (`pages.ts`) → the address changes → show → arrive
 *
 * While a page is prepared, address and old page stay (`precommitHandler`); a browser that lacks this changes the
 * address first. The browser gives the history's entries and their keys, aborts what a newer navigation supersedes,
 * and restores scroll positions. One that lacks the whole API follows links by full navigation. For start, offline and
 * telemetry.
 */
import { laidOutAttribute, pageAttribute } from '@3eu/platform/contract/elements';
import { createPath, type Blockers, type Location, type Navigator, type To } from '@3eu/platform/page';
import type { Outcome, Result } from './pages';

/** A page of this document: the one that is shown, or one that is kept as it was left. */
export type Shown = {
  location: Location;
  outcome: Outcome;
  /** Tells pages apart: one that is shown again, or at another query or fragment, is the same as it was. */
  instance: number;
};

/** What is to be shown, and the last pages before it. */
export type Pages = readonly [Shown, ...Shown[]];

/** What renders the pages. */
export type Screen = {
  /** @param isAtOnce Before it returns; otherwise in a view transition. `rendered` is told when they are there. */
  show: (pages: Pages, isAtOnce: boolean) => void;
  busy: (isBusy: boolean) => void;
};

/** The browser, as far as a navigation acts on it. */
export type Browser = {
  /** Missing where the browser does not have it. */
  navigation: Navigation | undefined;
  location: Pick<globalThis.Location, 'href' | 'assign' | 'replace' | 'reload'>;
  /** The path that the document was loaded at. */
  loadedAt: string;
};

export type SiteNavigation = {
  /** For the router's hooks. */
  navigator: Navigator;
  blockers: Blockers;
  /** Tries the current address again at the visitor's request. */
  retry: () => void;
  /** Told what is in the document, with all that its page suspends for, before anything has measured it. */
  rendered: (pages: Pages) => void;
  /** Begins to navigate. Returns a function that ends it. */
  connect: (screen: Screen) => () => void;
};

/** What a navigation by code says of itself. */
type Info = {
  keepsScroll?: boolean | undefined;
  /** The visitor was asked, and gives up what is written on the page that is left: it is not kept. */
  discards?: boolean;
  /** The address is tried again. */
  retries?: boolean;
};

const infoOf = ({ info }: NavigateEvent) => (info ?? {}) as Info;

/** How many pages stay as they were left, beside the one that is shown. */
const mostKept = 4;

export function locationOf({ pathname, search, hash }: URL, entry?: NavigationHistoryEntry | null): Location {
  return { pathname, search, hash, state: entry?.getState() ?? null, key: entry?.key ?? 'default' };
}

function keepHeight(height: string): void {
  document.documentElement.style.minHeight = height;
}

const anyPage = `[${pageAttribute}]`;

type Listener = (pageName: string) => void;
const listeners = new Set<Listener>();

/** Calls back with the page's name after each client navigation to another page. Returns what ends it. */
export function onArrival(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * The part of the page that a hash names; one typed by hand need not be percent-encoded. Pages that are kept come after
 * the one that is shown, and may have a part of that name while it has none yet.
 */
function partAt(hash: string): HTMLElement | null {
  try {
    const part = document.getElementById(decodeURIComponent(hash.slice(1)));
    const page = part?.closest(anyPage);
    return page && page !== document.querySelector(anyPage) ? null : part;
  } catch {
    return null;
  }
}

/** What can have the focus takes it itself, and otherwise its heading does, where it has one. */
function focusOn(part: HTMLElement): void {
  const isFocusable = part.tabIndex >= 0 || part.hasAttribute('tabindex');
  const target = isFocusable ? part : (part.querySelector<HTMLElement>('h1, h2, h3') ?? part);
  if (!isFocusable) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

function goToPart(hash: string): boolean {
  const part = hash ? partAt(hash) : null;
  if (!part) return false;
  part.closest('details')?.setAttribute('open', '');
  // What its page hides until it is asked for: the page's own rendering comes a moment later.
  part.closest('[hidden]')?.removeAttribute('hidden');
  focusOn(part);
  part.scrollIntoView();
  return true;
}

/** By these a visitor goes on from where they are. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** A page may bring a part of it a moment later; it is gone to then, unless the visitor has gone on. */
function goToLatePart(hash: string, end: AbortController): void {
  const observer = new MutationObserver(() => goToPart(hash) && end.abort());
  observer.observe(document.body, { childList: true, subtree: true });
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const gesture of gestures) addEventListener(gesture, () => end.abort(), { signal: end.signal, passive: true });
}

/** Gives the focus back to what had it when its page was left. @returns Whether that is there. */
function focusAgain(left: Element | null | undefined): boolean {
  if (!(left instanceof HTMLElement && left.isConnected && left !== document.body)) return false;
  // Whoever has gone on from there already is not taken back.
  if (!left.closest(anyPage)?.contains(document.activeElement)) left.focus({ preventScroll: true });
  return true;
}

/**
 * The focus goes to where it was on a page that is gone back to, to the part that was asked for, or to the page's heading;
 * the page's name is announced.
 */
function arriveAt(hash: string, stay: AbortController, left?: Element | null): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!focusAgain(left) && !goToPart(hash)) {
    if (hash) scrollTo(0, 0);
    if (heading) focusOn(heading);
    if (hash) goToLatePart(hash, stay);
  }
  const name = heading?.textContent ?? document.title;
  // Each on its own: one that throws keeps neither another one nor the browser from what comes next.
  listeners.forEach((listener) => queueMicrotask(() => listener(name)));
}

/** Only what can be shown here, and is to be: not what is sent with a form, not a reload. */
const isOurs = ({ canIntercept, formData, navigationType }: NavigateEvent) =>
  canIntercept && !formData && navigationType !== 'reload';

/** The visitor was asked here; the browser, whose question the page may want too, does not ask again. */
function keepFromAsking(): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  addEventListener('beforeunload', stop, { capture: true, once: true });
}

/** A navigation that is superseded is none of its caller's business. */
function begun({ committed, finished }: NavigationResult): void {
  committed?.catch(() => {});
  finished?.catch(() => {});
}

/**
 * @param first What the document shows.
 * @param prepare Prepares an address; returns at once what is already loaded.
 */
export function createSiteNavigation(
  first: Shown,
  prepare: (url: URL, superseded: AbortSignal) => Outcome | Promise<Result>,
  { navigation, location: address, loadedAt }: Browser,
): SiteNavigation {
  let pages: Pages = [first];
  /** The pages that the document shows. */
  let standing = pages;
  /** Which page each entry of the history has shown. */
  const instances = new Map([[first.location.key, first.instance]]);
  let newest = first.instance;
  let screen: Screen | undefined;
  /** What had the focus on the pages that are kept, when they were left. */
  const focused = new Map<number, Element | null>();
  /** The navigation that a visitor is waiting for. */
  let pending: NavigateEvent | undefined;
  /** Called when what was asked for is in the document. */
  let awaited: (() => void) | undefined;
  /** Entries whose page nobody has seen: where it was taken back, the browser has the place of another page for them. */
  const unseen = new Set<string>();
  /** What is written on the page that stands is given up: nobody is asked again. */
  let isGivenUp = false;
  /** Ends with the next navigation. */
  let stay = new AbortController();
  /** The address of the full navigation that is about to begin. */
  let fullAt = '';
  const blockers: Blockers = new Set();

  /** The page at hand, if only the query or the fragment changes. */
  function samePage(to: URL): Shown | undefined {
    const [{ location, outcome }] = pages;
    return to.pathname === location.pathname && outcome.kind !== 'unavailable' ? pages[0] : undefined;
  }

  function keptPage({ navigationType, destination }: NavigateEvent): Shown | undefined {
    if (navigationType !== 'traverse') return undefined;
    const instance = instances.get(destination.key);
    return pages.find((page) => page.instance === instance);
  }

  function wait(event: NavigateEvent | undefined): void {
    pending = event;
    screen?.busy(event !== undefined);
  }

  function follow(event: NavigateEvent, info: Info): void {
    const { destination, navigationType } = event;
    if (navigationType === 'traverse') return begun(navigation!.traverseTo(destination.key, { info }));
    const state: unknown = destination.getState();
    begun(navigation!.navigate(destination.url, { history: navigationType as 'push' | 'replace', state, info }));
  }

  /** Puts the page of the entry that the browser has just gone to before the others. @returns Whether it was among them. */
  function put(outcome: Outcome, url: URL, instance: number, isTraverse = false): boolean {
    const location = locationOf(url, navigation?.currentEntry);
    const isKept = (page: Shown) => page.instance !== instance && page.outcome.kind !== 'unavailable';
    const left = (isGivenUp ? pages.slice(1) : pages).filter(isKept).slice(0, mostKept);
    const kept = instance === pages[0].instance ? undefined : pages.find((page) => page.instance === instance);
    // The very same, where nothing of its address differs: what is not hydrated yet then stays as it is.
    const isAsLeft = kept?.location.key === location.key && createPath(kept.location) === createPath(location);
    if (instance !== pages[0].instance) {
      focused.set(pages[0].instance, document.activeElement);
      if (!isTraverse) unseen.add(location.key);
    }
    pages = [isAsLeft ? kept : { location, outcome, instance }, ...left];
    for (const each of focused.keys()) if (!left.some((page) => page.instance === each)) focused.delete(each);
    instances.set(location.key, instance);
    return kept !== undefined;
  }

  /**
   * Resolves when the pages are in the document.
   * @param isReturn The visitor returns to one of them: at once, so that quick steps through the history find each at its
   * place.
   * @param restore Brings the page to the place where it was left.
   */
  function render(isReturn: boolean, restore?: () => void): Promise<void> {
    // A page that is shorter than the place at hand would end there, and Chromium take that for the place that was left.
    if (restore) keepHeight(`${document.documentElement.scrollHeight + 1}px`);
    return new Promise((resolve) => {
      awaited = () => {
        restore?.();
        keepHeight('');
        resolve();
      };
      screen!.show(pages, isReturn);
      // A page that was left may still be waiting for its script.
      if (isReturn) rendered(pages);
    });
  }

  function rendered(shown: Pages): void {
    // It may be a page that was superseded: the one that is asked for now has a height of its own.
    if (pages !== shown) return;
    standing = pages;
    isGivenUp = false;
    awaited?.();
    awaited = undefined;
    unseen.delete(pages[0].location.key);
  }

  /**
   * Has the page that stands shown again in place of what is awaited, before another entry becomes current: a page is never
   * committed, measured or scrolled under another's entry, and no view transition waits for a navigation that waits for it
   * (React's waits for the one that is going on). The very same pages: what is not hydrated yet stays as it is.
   */
  function takeBack(): void {
    if (!awaited) return;
    awaited = undefined;
    keepHeight('');
    pages = standing;
    screen!.show(pages, true);
    focusAgain(focused.get(pages[0].instance));
  }

  function onNavigate(event: NavigateEvent): void {
    const { destination, navigationType, cancelable } = event;
    const isFull = destination.url === fullAt;
    fullAt = '';
    if (event.downloadRequest !== null) return;
    if (!isOurs(event) || isFull) return stay.abort();
    const url = new URL(destination.url);
    const info = infoOf(event);
    const passage = { currentLocation: pages[0].location, nextLocation: url };
    const discards = info.discards || isGivenUp;
    const blocking = cancelable && !discards ? [...blockers].find(({ isBlocked }) => isBlocked(passage)) : null;
    if (blocking) {
      event.preventDefault();
      return blocking.hold(() => follow(event, { ...info, discards: true }));
    }

    takeBack();
    stay.abort();
    const here = (stay = new AbortController());
    const kept = info.retries ? undefined : (keptPage(event) ?? samePage(url));
    const isHere = kept === pages[0];
    const { signal } = here;
    let hasCommitted = false;
    // Escape ends it too, until the address has changed: another page would stay under it.
    event.signal.addEventListener('abort', () => hasCommitted || here.abort());
    const prepared = kept?.outcome ?? prepare(url, signal);
    const isWaited = prepared instanceof Promise;
    if (isWaited) {
      wait(event);
      signal.addEventListener('abort', () => pending === event && wait(undefined));
    }

    const isTraverse = navigationType === 'traverse';
    const isUnseen = unseen.has(destination.key);
    const staysAt = url.pathname === pages[0].location.pathname || isTraverse;
    /** While the address stays. What cannot be shown here is opened by full navigation, which aborts this one. */
    const precommitHandler = async () => {
      if ((await prepared).kind !== 'document' || staysAt || signal.aborted) return;
      fullAt = destination.url;
      if (discards) keepFromAsking();
      address[navigationType === 'replace' ? 'replace' : 'assign'](fullAt);
      await new Promise(() => {});
    };
    const handler = async () => {
      hasCommitted = true;
      const result = await prepared;
      if (signal.aborted) return;
      if (pending === event) wait(undefined);
      if (result.kind === 'document') {
        if (discards) keepFromAsking();
        return address.reload();
      }
      const left = kept && isTraverse ? focused.get(kept.instance) : undefined;
      isGivenUp = discards;
      const isReturn = put(result, url, kept?.instance ?? (newest += 1), isTraverse);
      const hash = isTraverse || info.keepsScroll ? '' : url.hash;
      const shown = render(isReturn, isTraverse && !isHere ? () => restore(isReturn) : undefined);
      if (isHere) return void goToPart(hash);
      await shown;
      if (!signal.aborted) arriveAt(hash, here, left);
    };
    const restore = (isReturn: boolean) => {
      // After Escape the browser has no place for it either.
      if (isUnseen || event.signal.aborted) return scrollTo(0, 0);
      // Below its first view, the height of a page that is made anew is an estimate (base-css.ts), as in `start.ts`.
      if (!isReturn) document.documentElement.setAttribute(laidOutAttribute, '');
      event.scroll();
    };
    // A part is gone to here: Firefox 153 scrolls to one the first time only.
    const scroll = info.keepsScroll || (!isTraverse && url.hash) || isUnseen ? 'manual' : 'after-transition';
    const waits = isWaited && cancelable && { precommitHandler };
    event.intercept({ focusReset: 'manual', scroll, handler, ...waits });
  }

  function go(to: To, history: 'auto' | 'replace', state: unknown, keepsScroll?: boolean): void {
    const url = new URL(typeof to === 'string' ? to : createPath(to), address.href);
    const here = samePage(url);
    // A page that is about to be left has no more to say of its address: the next one continues.
    if (here && history === 'replace' && pending) return;
    if (navigation) begun(navigation.navigate(url.href, { history, state, info: { keepsScroll } satisfies Info }));
    // Without the API the address stays: a form must not be lost by its next step.
    else if (here) void render(put(here.outcome, url, here.instance));
    else address.assign(url.href);
  }

  function retry(): void {
    // Another page that the visitor has chosen in the meantime takes precedence.
    if (pending && !infoOf(pending).retries) return;
    if (!navigation) return address.reload();
    begun(
      navigation.navigate(address.href, {
        history: 'replace',
        state: navigation.currentEntry!.getState(),
        info: { retries: true, discards: true } satisfies Info,
      }),
    );
  }

  return {
    navigator: {
      push: (to, state, options) => go(to, 'auto', state, options?.preventScrollReset),
      replace: (to, state, options) => go(to, 'replace', state, options?.preventScrollReset),
      go: (delta) => {
        const entry = navigation?.entries()[navigation.currentEntry!.index + delta];
        if (entry) begun(navigation!.traverseTo(entry.key));
      },
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    },
    blockers,
    retry,
    rendered,
    connect: (newScreen) => {
      screen = newScreen;
      const end = new AbortController();
      navigation?.addEventListener('navigate', onNavigate, { signal: end.signal });
      const onHash = () => void render(put(pages[0].outcome, new URL(address.href), pages[0].instance));
      if (!navigation) addEventListener('hashchange', onHash, { signal: end.signal });
      // In a document that was loaded again, going back before this changes the address and nothing else.
      if (new URL(address.href).pathname !== loadedAt) retry();
      return () => end.abort();
    },
  };
}
