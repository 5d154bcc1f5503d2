import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createPath, useLocation, type To } from '@3eu/shared/router';
import { MetadataContext, Seo } from '@3eu/shared/seo';
import { pageHere } from './site';
import { Frame, Pages, SiteRouter, useNavigation } from './site-router';
import { createSiteNavigator, type Screen, type Shown } from './site-navigator';

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }), PRERENDER: false });
  globalThis.scrollTo = () => {};
});

const locationOf = (path: string) => ({ pathname: path, search: '', hash: '', state: null, key: path });
const shownAt = (path: string, instance: number): Shown => ({
  location: locationOf(path),
  action: 'POP' as Shown['action'],
  outcome: { kind: 'page', page: pageHere(path, () => null) },
  visit: instance,
  instance,
  resetsScroll: false,
});
const [visit, faq] = [shownAt('/visit', 0), shownAt('/faq', 1)];

const running = new Set<string>();

/** A page that writes, and has a timer. */
function Page() {
  const { pathname } = useLocation();
  const { shown } = useNavigation();
  const [text, setText] = useState('');
  useEffect(() => {
    running.add(pathname);
    return () => void running.delete(pathname);
  }, [pathname]);
  return (
    <section aria-label={shown.location.pathname}>
      <Seo title={`At ${pathname}`} description="" keywords={[]} section="" />
      <input value={text} onChange={({ target }) => setText(target.value)} />
    </section>
  );
}

function setUp() {
  let site: Screen;
  const history = {
    location: visit.location,
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    encodeLocation: () => visit.location,
    listen: () => () => {},
  };
  const navigator = createSiteNavigator(
    history as never,
    visit,
    () => visit.outcome,
    () => {},
  );
  const titles: unknown[] = [];
  render(
    <SiteRouter navigator={{ ...navigator, connect: (screenOf) => ((site = screenOf), () => {}) }} first={visit}>
      <Frame>
        <Place />
      </Frame>
      <MetadataContext value={(elements) => titles.push(elements && 'title')}>
        <Pages>
          <Page />
        </Pages>
      </MetadataContext>
    </SiteRouter>,
  );
  return { show: (...pages: [Shown, ...Shown[]]) => act(async () => site.show(pages)), titles };
}

function Place() {
  return <nav>{useLocation().pathname}</nav>;
}

test('a page that was left is hidden as it was, at its own address, while its effects rest', async () => {
  const { show, titles } = setUp();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ada' } });
  await show(faq, visit);
  expect(screen.getByRole('navigation')).toHaveTextContent('/faq');
  expect(screen.getByRole('region', { name: '/faq' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '/visit' })).toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect([...running]).toEqual(['/faq']);
  await show(visit, faq);
  expect(screen.getByRole('region', { name: '/visit' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
  expect([...running]).toEqual(['/visit']);
  expect(titles.at(-1)).toBe('title');
});

test('what is shown comes before what is hidden, so that an id names what can be seen', async () => {
  const { show } = setUp();
  await show(faq, visit);
  const order = () => [...document.querySelectorAll('section')].map((page) => page.getAttribute('aria-label'));
  expect(order()).toEqual(['/faq', '/visit']);
  await show(visit, faq);
  expect(order()).toEqual(['/visit', '/faq']);
});
