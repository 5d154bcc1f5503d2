/** @jest-environment node */
import type { RegistryRemote } from '@3eu/platform/contract/descriptor';
import { menusOf, pageMenus } from './menus';
import { hasEveryPage } from './menus-context';

const remote: RegistryRemote = {
  version: '1',
  contract: 1,
  globalName: 'x',
  base: '/x/',
  entry: { url: '/x', integrity: '' },
  pages: [],
  needs: {},
  blocks: [],
  redirects: {},
};

const menus = menusOf({
  remotes: {
    a: {
      ...remote,
      pages: [
        { path: '/rankings', module: './pages/rankings', label: 'Rankings', menu: 'academics' },
        {
          path: '/college/:slug',
          module: './pages/college',
          label: 'Colleges',
          params: [{ slug: 'business', label: 'Business', menu: 'colleges', footer: 'academics' }],
        },
        {
          path: '/major/:slug',
          module: './pages/major',
          label: 'Majors',
          params: [{ slug: 'tides', label: 'Tides', menu: 'academics' }],
        },
        {
          path: '/hall/:hall/rooms',
          module: './pages/rooms',
          label: 'Rooms',
          params: [{ slug: 'oak', label: 'Oak', menu: 'halls' }],
        },
      ],
    },
    b: {
      ...remote,
      pages: [
        { path: '/faq', module: './pages/faq', label: 'FAQ', note: 'Asked most', footer: 'people' },
        { path: '/about', module: './pages/about', label: 'About', footer: 'people' },
        { path: '/legal', module: './pages/legal', label: 'Legal' },
      ],
    },
  },
});

test('a page is in the menu that its descriptor names; a pattern, with each known value', () => {
  expect(menus['menu-academics']).toEqual([
    { href: '/rankings', label: 'Rankings' },
    { href: '/major/tides', label: 'Tides' },
  ]);
  expect(menus['menu-halls']).toEqual([{ href: '/hall/oak/rooms', label: 'Oak' }]);
  expect(menus['menu-colleges']).toEqual([{ href: '/college/business', label: 'Business' }]);
  expect(menus['footer-people']).toEqual([
    { href: '/faq', label: 'FAQ', note: 'Asked most' },
    { href: '/about', label: 'About' },
  ]);
});

test('Quick Links lists home first and pages by section, with large groups below', () => {
  expect(menus['quick-top']).toEqual([
    { href: '/', label: 'Home' },
    { href: '/pages', label: 'All pages' },
  ]);
  expect(menus['quick-academics']).toEqual([
    { href: '/rankings', label: 'Rankings' },
    { href: '/college/business', label: 'Business' },
  ]);
  expect(menus['quick-academics-more']).toEqual([{ href: '/major/tides', label: 'Tides' }]);
  expect(menus['quick-people']).toEqual([
    { href: '/faq', label: 'FAQ' },
    { href: '/about', label: 'About' },
    { href: '/legal', label: 'Legal' },
  ]);
});

test('the audience menu lists those audience pages that a remote offers', () => {
  expect(menus['chosen-audiences']).toEqual([{ href: '/about', label: 'About' }]);
  expect(menusOf({ remotes: { a: remote } })['chosen-audiences']).toBeUndefined();
});

test('a full menu lists the first pages; a page of its own lists them all', () => {
  const pages = Array.from({ length: 90 }, (_, index) => ({
    path: `/page-${index}` as const,
    module: './pages/page',
    label: `Page ${index}`,
  }));
  const quickOf = (lists: ReturnType<typeof menusOf>) => ({
    every: lists['every-people'],
    top: lists['quick-top']!,
    quick: lists['quick-people']!,
  });
  const { top, quick, every } = quickOf(menusOf({ remotes: { a: { ...remote, pages } } }));
  expect(quick).toHaveLength(60);
  expect(top.at(-1)).toEqual({ href: '/pages', label: 'All pages' });
  expect(every).toHaveLength(90);
  const later = quickOf(
    menusOf({
      remotes: {
        a: { ...remote, pages },
        b: { ...remote, pages: [{ path: '/aardvark', module: './pages/aardvark', label: 'Aardvark' }] },
      },
    }),
  );
  // The one with most gives way to another, which would have none.
  expect([later.top, later.quick]).toEqual([top, [...quick.slice(0, -1), { href: '/aardvark', label: 'Aardvark' }]]);
});

test('the page of all pages lists each section by name, and no other document has the lists', () => {
  expect(menus['every-people']!.map(({ label }) => label)).toEqual(['About', 'FAQ', 'Legal', 'Oak']);
  expect(menus['every-academics']!.map(({ label }) => label)).toEqual(['Business', 'Rankings', 'Tides']);
  expect([hasEveryPage(pageMenus(menus, '/pages')), hasEveryPage(pageMenus(menus, '/faq'))]).toEqual([true, false]);
});

test('where there are more pages than places, a package that grows takes away its own links alone', () => {
  const many = (length: number) => ({
    ...remote,
    pages: [
      {
        path: '/hall/:slug',
        module: './pages/hall',
        label: 'Halls',
        params: Array.from({ length }, (_, at) => ({ slug: `n${at}`, label: `N${at}` })),
      } as const,
      { path: '/halls', module: './pages/halls', label: 'All halls' } as const,
    ],
  });
  const other = {
    ...remote,
    pages: Array.from({ length: 25 }, (_, at) => ({ path: `/p${at}`, module: './pages/p', label: `P${at}` }) as const),
  };
  const quick = (length: number) => {
    const lists = menusOf({ remotes: { a: many(length), b: other } });
    const names = Object.keys(lists).filter((name) => name.startsWith('quick-') && name !== 'quick-top');
    return names.flatMap((name) => lists[name as 'quick-top']!.map(({ label }) => label));
  };
  const others = (labels: readonly string[]) => labels.filter((label) => /^P/.test(label));
  expect(quick(30)).toHaveLength(56);
  expect(others(quick(45))).toEqual(others(quick(30)));
  expect(quick(45)).toHaveLength(60);
  // A page of its own comes before the many of a kind, wherever its package lists it.
  expect(quick(45)).toContain('All halls');
  expect(others(quick(400))).toHaveLength(25);
});
