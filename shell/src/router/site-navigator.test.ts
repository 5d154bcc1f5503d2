/** @jest-environment node */
import { createPath, type Location, type Path, type To } from '@3eu/shared/router';
import type { History } from './history';
import type { Ending, Outcome } from './ladder';
import { pageHere } from './site';
import { createSiteNavigator, type Shown } from './site-navigator';

const outcomeOf = (path: string): Outcome => ({ kind: 'page', page: pageHere(path, () => null) });

/** A history that steps back at once, where a browser takes a moment. */
function createHistory() {
  const origin = 'http://localhost';
  let made = 0;
  const locationOf = (to: To, state?: unknown): Location => {
    const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), origin);
    return { pathname, search, hash, state, key: `entry ${(made += 1)}` };
  };
  const entries = [locationOf('/')];
  let index = 0;
  let listener: Parameters<History['listen']>[0] = () => {};
  const tell = (delta: number | null) =>
    listener({ action: 'POP' as Shown['action'], location: entries[index]!, delta });
  const history: History = {
    get location() {
      return entries[index]!;
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    createURL: (to) => new URL(typeof to === 'string' ? to : createPath(to), origin),
    encodeLocation: locationOf,
    go: (delta) => {
      index += delta;
      tell(delta);
    },
    push: (to, state) => {
      index += 1;
      entries.splice(index, Infinity, locationOf(to, state));
    },
    replace: (to, state) => {
      entries[index] = locationOf(to, state);
    },
    listen: (callback) => {
      listener = callback;
      return () => {};
    },
  };
  /** The browser goes to an entry that it has made itself. */
  const goToPlace = (path: string) => {
    history.push(path);
    tell(null);
  };
  return { history, goToPlace };
}

/** A browser at `/`, whose pages come when the test lets them. */
function setUp({ isSlow = false } = {}) {
  const { history, goToPlace } = createHistory();
  const first: Shown = {
    location: history.location,
    action: 'POP' as Shown['action'],
    outcome: outcomeOf('/'),
    visit: 0,
    instance: 0,
    resetsScroll: false,
  };
  const asked: string[] = [];
  const left: string[] = [];
  const arrivals: ((ending?: Ending) => void)[] = [];
  const prepare = ({ pathname }: Path): Outcome | Promise<Ending> => {
    asked.push(pathname);
    if (!isSlow) return outcomeOf(pathname);
    return new Promise((resolve) => arrivals.push((ending = outcomeOf(pathname)) => resolve(ending)));
  };
  const site = createSiteNavigator(history, first, prepare, (url) => left.push(url));
  const shown: Shown[] = [];
  let pages: readonly Shown[] = [];
  const busy: boolean[] = [];
  site.connect({
    show: (next) => {
      pages = next;
      shown.push(next[0]);
    },
    busy: (isBusy) => busy.push(isBusy),
    leaving: () => {},
  });
  const kept = () => pages.map(({ location, instance }) => `${instance} ${createPath(location)}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { ...site, history, shown, kept, busy, asked, arrivals, left, settle, goToPlace };
}

test('a page that is loaded is shown at once, together with its address', () => {
  const { navigator, history, shown } = setUp();
  navigator.push('/visit?tour=general#form');
  expect(history.location).toMatchObject({ pathname: '/visit', search: '?tour=general', hash: '#form' });
  expect(shown).toMatchObject([{ action: 'PUSH', visit: 1, resetsScroll: true, location: { pathname: '/visit' } }]);
});

test('navigating to the same address again replaces its history entry', () => {
  const { navigator, history, shown } = setUp();
  for (let time = 0; time < 3; time += 1) navigator.push('/faq?q=fee');
  expect(shown.map(({ action }) => action)).toEqual(['PUSH', 'REPLACE', 'REPLACE']);
  history.go(-1);
  expect(history.location).toMatchObject({ pathname: '/', search: '' });
});

test('a page that is loading leaves address and page as they are until it arrives', async () => {
  const { navigator, history, shown, busy, arrivals, settle } = setUp({ isSlow: true });
  navigator.push('/visit');
  expect([history.location.pathname, shown.length, busy]).toEqual(['/', 0, [true]]);
  arrivals[0]!();
  await settle();
  expect([history.location.pathname, shown.length, busy]).toEqual(['/visit', 1, [true, false]]);
});

test('the newest navigation wins', async () => {
  const { navigator, history, shown, arrivals, settle } = setUp({ isSlow: true });
  navigator.push('/visit');
  navigator.push('/faq');
  arrivals[1]!();
  await settle();
  arrivals[0]!();
  await settle();
  expect([history.location.pathname, shown.length]).toEqual(['/faq', 1]);
});

test('a page that arrives as a document is navigated to', async () => {
  const { navigator, shown, left, arrivals, settle } = setUp({ isSlow: true });
  navigator.push('/faq');
  arrivals[0]!({ kind: 'document', url: '/faq' });
  await settle();
  expect([left, shown]).toEqual([['/faq'], []]);
});

test('the document of an abandoned navigation does not take the visitor away', async () => {
  const { navigator, shown, left, arrivals, settle } = setUp({ isSlow: true });
  navigator.push('/faq');
  navigator.push('/visit');
  arrivals[1]!();
  await settle();
  arrivals[0]!({ kind: 'document', url: '/faq' });
  await settle();
  expect([left, shown.at(-1)!.location.pathname]).toEqual([[], '/visit']);
});

test('a page’s change to its own query does not end the navigation that leaves it', async () => {
  const { navigator, history, shown, busy, arrivals, settle } = setUp({ isSlow: true });
  navigator.push('/visit');
  navigator.replace('/?q=fee', null, { preventScrollReset: true });
  expect([history.location.search, busy]).toEqual(['?q=fee', [true]]);
  arrivals[0]!();
  await settle();
  expect([history.location.pathname, shown.length]).toEqual(['/visit', 1]);
});

test('a page’s query change does not reach the address that the browser has gone on to', async () => {
  const { navigator, history, shown, arrivals, settle, goToPlace } = setUp({ isSlow: true });
  navigator.push('/visit');
  arrivals[0]!();
  await settle();
  goToPlace('/elsewhere');
  navigator.replace('/visit?q=fee', null, { preventScrollReset: true });
  arrivals[1]!();
  await settle();
  expect([history.location.pathname, history.location.search, shown.length]).toEqual(['/elsewhere', '', 2]);
});

test('a fragment of the same page is left to the browser; on another page, scroll resets', () => {
  const { goToPlace, shown } = setUp();
  goToPlace('/#main');
  goToPlace('/faq#fees');
  expect(shown.map(({ resetsScroll }) => resetsScroll)).toEqual([false, true]);
});

test('a new query or fragment of the same page loads nothing', () => {
  const { navigator, history, asked, shown } = setUp({ isSlow: true });
  navigator.replace('/?q=fee', null, { preventScrollReset: true });
  expect([history.location.search, asked, shown[0]!.resetsScroll]).toEqual(['?q=fee', [], false]);
});

test('Try Again requests the same address again, and counts as a new visit', async () => {
  const { retry, asked, shown } = setUp();
  retry();
  expect([asked, shown[0]!.visit]).toEqual([['/'], 1]);
});

test('Try Again does not cancel a page that the visitor has chosen meanwhile', async () => {
  const { navigator, retry, asked, arrivals, shown, settle } = setUp({ isSlow: true });
  navigator.push('/visit');
  retry();
  arrivals[0]!();
  await settle();
  expect([asked, shown.map(({ location }) => location.pathname)]).toEqual([['/visit'], ['/visit']]);
});

test('Try Again during a retry starts over', () => {
  const { retry, asked } = setUp({ isSlow: true });
  retry();
  retry();
  expect(asked).toEqual(['/', '/']);
});

test('going back shows the previous page, as a step in the history', () => {
  const { navigator, history, shown } = setUp();
  navigator.push('/visit');
  history.go(-1);
  expect(shown.at(-1)).toMatchObject({ action: 'POP', location: { pathname: '/' } });
});

test('a blocked navigation happens when it is released, and not before', () => {
  const { navigator, blockers, history, shown } = setUp();
  const held: (() => void)[] = [];
  const release = blockers.register({
    isBlocked: ({ nextLocation }) => nextLocation.pathname !== '/',
    hold: (proceed) => held.push(proceed),
  });
  navigator.push('/visit');
  expect([history.location.pathname, shown.length, held.length]).toEqual(['/', 0, 1]);
  held[0]!();
  expect(history.location.pathname).toBe('/visit');
  release();
  navigator.push('/faq');
  expect(history.location.pathname).toBe('/faq');
});

test('a blocked step back keeps the address; when released, it happens', () => {
  const { navigator, blockers, history, shown } = setUp();
  navigator.push('/application');
  const held: (() => void)[] = [];
  blockers.register({
    isBlocked: () => true,
    hold: (proceed) => held.push(proceed),
  });
  history.go(-1);
  expect([history.location.pathname, shown.length, held.length]).toEqual(['/application', 1, 1]);
  held[0]!();
  expect([history.location.pathname, shown.at(-1)!.location.pathname]).toEqual(['/', '/']);
});

test('a page that was left is kept, and going back shows that very page without loading anything', () => {
  const { navigator, history, kept, asked } = setUp();
  navigator.push('/visit');
  navigator.push('/faq');
  expect(kept()).toEqual(['2 /faq', '1 /visit', '0 /']);
  history.go(-1);
  expect(kept()).toEqual(['1 /visit', '2 /faq', '0 /']);
  history.go(1);
  expect(kept()).toEqual(['2 /faq', '1 /visit', '0 /']);
  expect(asked).toEqual(['/visit', '/faq']);
});

test('a page whose text the visitor has given up is not kept, whichever way they left it', () => {
  const { navigator, blockers, history, kept } = setUp();
  let proceed = () => {};
  const asks = () => blockers.register({ isBlocked: () => true, hold: (held) => (proceed = held) });
  navigator.push('/visit', null);
  let allow = asks();
  navigator.push('/faq', null);
  proceed();
  allow();
  expect(kept()).toEqual(['2 /faq', '0 /']);
  allow = asks();
  history.go(-1);
  proceed();
  allow();
  expect(kept()).toEqual(['3 /visit', '0 /']);
});

test('a link to a page that was left shows it anew', () => {
  const { navigator, kept } = setUp();
  navigator.push('/visit');
  navigator.push('/');
  expect(kept()).toEqual(['2 /', '1 /visit', '0 /']);
});

test('another query or fragment is the same page, and going back leads through them', () => {
  const { navigator, history, kept } = setUp();
  navigator.push('/faq');
  navigator.replace('/faq?q=fee');
  navigator.push('/faq?q=fee#answer');
  navigator.push('/visit');
  expect(kept()).toEqual(['4 /visit', '1 /faq?q=fee#answer', '0 /']);
  history.go(-2);
  expect(kept()).toEqual(['1 /faq?q=fee', '4 /visit', '0 /']);
});

test('going back past a visit of the same page shows the earlier one', () => {
  const { navigator, history, kept } = setUp();
  for (const path of ['/visit', '/faq', '/visit']) navigator.push(path);
  history.go(-2);
  expect(kept()[0]).toBe('1 /visit');
});

test('only the last pages are kept; an older one is loaded again', () => {
  const { navigator, history, kept, asked } = setUp();
  for (let page = 1; page <= 6; page += 1) navigator.push(`/page-${page}`);
  expect(kept()).toEqual(['6 /page-6', '5 /page-5', '4 /page-4', '3 /page-3', '2 /page-2']);
  history.go(-5);
  expect(kept()[0]).toBe('7 /page-1');
  expect(asked.at(-1)).toBe('/page-1');
});

test('a page that is tried again begins anew, and the screen of one that failed is not kept', async () => {
  const { navigator, retry, kept, arrivals, settle } = setUp({ isSlow: true });
  navigator.push('/visit');
  arrivals[0]!({ kind: 'unavailable', isOverridden: false });
  await settle();
  retry();
  arrivals[1]!();
  await settle();
  expect(kept()).toEqual(['2 /visit', '0 /']);
  retry();
  arrivals[2]!();
  await settle();
  expect(kept()[0]).toBe('3 /visit');
});
