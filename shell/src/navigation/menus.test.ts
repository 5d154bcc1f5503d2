import type { RegistryRemote } from '@3eu/shared/contract/release';
import { menusOf } from './menus';

const remote: RegistryRemote = { version: '1', contract: 1, globalName: 'x', base: '/x/', entry: { url: '/x', integrity: '' }, pages: [], blocks: [], redirects: {}, previous: null };

const menus = menusOf({
  remotes: {
    a: { ...remote, pages: [{ path: '/rankings', label: 'Rankings', menu: 'academics' }, { path: '/college/:slug', label: 'Colleges', params: [{ slug: 'business', label: 'Business', menu: 'colleges', footer: 'academics' }] }] },
    b: { ...remote, pages: [{ path: '/faq', label: 'FAQ', note: 'Asked most', footer: 'people' }] },
  },
});

test('a page stands in the menu that its descriptor names, and a pattern with each known value', () => {
  expect(menus['menu-academics']).toEqual([{ href: '/rankings', label: 'Rankings' }]);
  expect(menus['menu-colleges']).toEqual([{ href: '/college/business', label: 'Business' }]);
  expect(menus['footer-people']).toEqual([{ href: '/faq', label: 'FAQ', note: 'Asked most' }]);
});

test('the list of all pages has every page of every remote and the home page, by name', () => {
  expect(menus['all-pages']!.map(({ href }) => href)).toEqual(['/', '/college/business', '/faq', '/rankings']);
});

test('a site with more pages than a menu holds lists the first ones, and all of them on a page of their own', () => {
  const pages = Array.from({ length: 90 }, (_, index) => ({ path: `/page-${index}` as const, label: `Page ${index}` }));
  const { 'all-pages': quick, 'every-page': every } = menusOf({ remotes: { a: { ...remote, pages } } });
  expect(quick).toHaveLength(61);
  expect(quick!.at(-1)).toEqual({ href: '/pages', label: 'All pages' });
  expect(every).toHaveLength(91);
  const { 'all-pages': later } = menusOf({ remotes: { a: { ...remote, pages }, b: { ...remote, pages: [{ path: '/aardvark', label: 'Aardvark' }] } } });
  expect(later).toEqual(quick);
});
