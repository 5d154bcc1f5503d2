/**
 * Room navigation: what happens whenever a page is at rest: the rest of it is laid out, and what its links lead to is
 * loaded. For start and offline.
 */
import { laidOutAttribute, pageAttribute } from '@3eu/platform/contract/elements';
import type { Loader, Source } from '../federation/loader';
import type { Site } from '../site';
import { onArrival } from './navigation';
import { whenIdle } from '../moments';
import { useBusyStore } from './site-router';

const parts = `[${pageAttribute}] > section, footer`;

const isLeftOut = (part: Element) => getComputedStyle(part).contentVisibility === 'auto';

/**
 * Lays out what a first paint has left out below the first view (base-css.ts), a part whenever the browser has nothing
 * else to do: then the page has its height, and a picture of the whole page everything.
 */
async function layOutBelow() {
  await whenIdle();
  const part = [...document.querySelectorAll(parts)].find(isLeftOut);
  if (!part) return;
  part.setAttribute(laidOutAttribute, '');
  void layOutBelow();
}

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

/** What the browser says of its network, where it says anything. */
const connectionNow = () => (navigator as { connection?: Connection }).connection;

/** Whether a visitor has asked for as little as possible to be loaded. */
export function savesData(): boolean {
  return connectionNow()?.saveData ?? false;
}

/**
 * Loads the page behind a link as soon as a visitor points at it, focuses it or touches it. A failure says nothing:
 * the click, if it comes, deals with it.
 */
function prefetchOnIntent({ find, registry, loader }: Site) {
  const prefetch = async (pathname: string) => {
    if (!find(pathname)) await registry.discover();
    const page = find(pathname);
    if (page) await loader.load(page.source);
  };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    prefetch(link.pathname).catch(() => {});
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true, capture: true });
}

/** How many bytes of scripts a page view may load that nobody has asked for. */
const budget = 60_000;

/** What the largest page takes with its remote's entry; how much it is shows only when it has arrived. */
const largestPage = 20_000;

/** What speaks for and against loading something that nobody has asked for. */
export type Moment = {
  /** Bytes of scripts that this page view has loaded since it could be used. */
  spent: number;
  connection?: Connection;
  isHidden: boolean;
  isNavigating: boolean;
  /** The focus is in a field. */
  isWriting: boolean;
};

export function mayLoadMore({ spent, connection, isHidden, isNavigating, isWriting }: Moment): boolean {
  const isThrifty = connection?.saveData || connection?.effectiveType?.endsWith('2g');
  return !isThrifty && !isHidden && !isNavigating && !isWriting && spent <= budget - largestPage;
}

const isOfFrame = (link: Element) => Number(!link.closest('main'));

/** Twice the distance from the middle of the window to that of a link, in px. */
function distance(link: Element): number {
  const { top, bottom } = link.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

/** Nothing has been asked of it, and what it comes from neither failed nor is still awaited. */
function isUntried(source: Source<unknown>, loader: Loader): boolean {
  const from = source.from && loader.state(source.from);
  return (
    loader.peek(source) === undefined && loader.state(source) === 'idle' && from !== 'failed' && from !== 'loading'
  );
}

/**
 * The first page not tried yet that a link in sight leads to. Links of the page itself come before the frame's, and what
 * is nearer to the middle of the window before what is at its edge.
 */
export function nextSource(
  links: Iterable<HTMLAnchorElement>,
  { find, loader }: Pick<Site, 'find' | 'loader'>,
): Source<unknown> | undefined {
  return [...links]
    .sort((one, other) => isOfFrame(one) - isOfFrame(other) || distance(one) - distance(other))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => find(pathname)?.source)
    .find((source) => source && isUntried(source, loader));
}

/**
 * Loads the parts of this page that wait for their visitor, then the pages behind the links in sight, one at a time,
 * whenever the browser has nothing else to do: a tap then costs rendering alone, since React hydrates a page before it
 * leaves it. A failure says nothing: the click, if it comes, deals with it.
 * @returns What begins with the links of another page.
 */
function prefetchInSight(site: Site, later: readonly Source<unknown>[]) {
  const { loader } = site;
  const inSight = new Set<HTMLAnchorElement>();
  let isLoading = false;
  let spent = 0;

  const moment = (): Moment => ({
    spent,
    connection: connectionNow(),
    isHidden: document.hidden,
    isNavigating: useBusyStore.getState().isBusy,
    isWriting: document.activeElement?.matches('input, select, textarea') ?? false,
  });

  async function goOn() {
    if (isLoading) return;
    isLoading = true;
    await whenIdle();
    const next = () => later.find((source) => isUntried(source, loader)) ?? nextSource(inSight, site);
    const source = mayLoadMore(moment()) ? next() : undefined;
    await (source && loader.load(source).catch(() => {}));
    isLoading = false;
    if (source) void goOn();
  }

  const sights = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      inSight[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
    void goOn();
  });
  function beginPageView() {
    spent = 0;
    inSight.clear();
    sights.disconnect();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) sights.observe(link);
  }
  new PerformanceObserver((list) => {
    for (const { name, encodedBodySize } of list.getEntries() as PerformanceResourceTiming[])
      if (name.endsWith('.js')) spent += encodedBodySize;
  }).observe({ type: 'resource' });
  for (const type of ['focusout', 'visibilitychange']) document.addEventListener(type, () => void goOn());
  useBusyStore.subscribe(() => void goOn());
  return beginPageView;
}

/**
 * Lays out the rest of each page that the visitor comes to, and loads pages before their links are followed: what is pointed
 * at, and what is in sight. Call it when the page has loaded, React has taken it over, which would take what is laid out for
 * a difference, and every remote is known.
 * @param later Parts of this page that are loaded before others.
 */
export function goOnAtRest(site: Site, later: readonly Source<unknown>[]) {
  const isThrifty = savesData();
  if (!isThrifty) prefetchOnIntent(site);
  const beginPageView = isThrifty ? () => {} : prefetchInSight(site, later);
  const goOn = () => {
    void layOutBelow();
    beginPageView();
  };
  goOn();
  onArrival(goOn);
}
