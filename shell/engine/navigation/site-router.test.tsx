import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation, Seo } from '@3eu/platform/page';
import type { Pages as ShownPages, Screen, Shown, SiteNavigation } from './navigation';
import { pageHere } from './pages';
import { Frame, Pages, SiteRouter, useShown } from './site-router';

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }), PRERENDER: false });
});

const shownAt = (path: string, instance: number): Shown => ({
  location: { pathname: path, search: '', hash: '', state: null, key: path },
  outcome: { kind: 'prerendered', page: pageHere(path, () => null) },
  instance,
});
const [visit, faq] = [shownAt('/visit', 0), shownAt('/faq', 1)];

const running = new Set<string>();

/** A page that writes, and has a timer. */
function Page() {
  const { pathname } = useLocation();
  const shown = useShown();
  const [text, setText] = useState('');
  useEffect(() => {
    running.add(pathname);
    return () => void running.delete(pathname);
  }, [pathname]);
  return (
    <section aria-label={shown.location.pathname}>
      <Seo title={`At ${pathname}`} description={pathname} keywords={[]} section="" />
      <input value={text} onChange={({ target }) => setText(target.value)} />
    </section>
  );
}

function Place() {
  return <nav>{useLocation().pathname}</nav>;
}

function setUp() {
  let router: Screen;
  const navigation: SiteNavigation = {
    navigator: { createHref: String, push() {}, replace() {}, go() {} },
    blockers: new Set(),
    retry() {},
    rendered() {},
    connect: (connected) => ((router = connected), () => {}),
  };
  render(
    <SiteRouter navigation={navigation} first={visit}>
      <Frame>
        <Place />
      </Frame>
      <Pages>
        <Page />
      </Pages>
    </SiteRouter>,
  );
  return (...pages: ShownPages) => act(async () => router.show(pages, false));
}

test('a page that was left is hidden as it was, at its own address, while its effects rest', async () => {
  const show = setUp();
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
});

test('the head describes the page that is shown, and none that is hidden', async () => {
  const show = setUp();
  const described = () => [...document.head.querySelectorAll('[name=description]')].map((meta) => meta.outerHTML);
  for (const [next, other] of [
    [faq, visit],
    [visit, faq],
    [faq, visit],
  ] as const) {
    await show(next, other);
    expect(document.title).toContain(`At ${next.location.pathname}`);
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(described()).toEqual([expect.stringContaining(`content="${next.location.pathname}"`)]);
  }
});

test('what is shown comes before what is hidden, so that an id names what can be seen', async () => {
  const show = setUp();
  await show(faq, visit);
  const order = () => [...document.querySelectorAll('section')].map((page) => page.getAttribute('aria-label'));
  expect(order()).toEqual(['/faq', '/visit']);
  await show(visit, faq);
  expect(order()).toEqual(['/visit', '/faq']);
});
