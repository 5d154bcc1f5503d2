import type { DocumentRegistry } from '@3eu/shared/contract/release';
import { footerLinks, menuLinks, quickLinks } from './menus';

const remote = { version: '1', contract: 1, globalName: 'x', entry: { url: '/x', integrity: '' }, previous: null, blocks: [] };
const registry: DocumentRegistry = {
  shellVersion: '1',
  remotes: [
    { ...remote, name: 'a', pages: [{ path: '/rankings', label: 'Rankings', menu: 'academics' }, { path: '/college/:slug', label: 'Colleges', params: [{ slug: 'business', label: 'Business', menu: 'colleges', footer: 'academics' }] }] },
    { ...remote, name: 'b', pages: [{ path: '/faq', label: 'FAQ', note: 'Asked most', footer: 'people' }] },
  ],
};

test('a page stands in the menu that its descriptor names, and a pattern with each known value', () => {
  expect(menuLinks(registry, 'academics')).toEqual([{ href: '/rankings', label: 'Rankings' }]);
  expect(menuLinks(registry, 'colleges')).toEqual([{ href: '/college/business', label: 'Business' }]);
  expect(footerLinks(registry, 'people')).toEqual([{ href: '/faq', label: 'FAQ', note: 'Asked most' }]);
});

test('Quick Links lists every page of every remote and the home page, by name', () => {
  expect(quickLinks(registry).map(({ href }) => href)).toEqual(['/', '/college/business', '/faq', '/rankings']);
});
