import { completeRegistry } from '../remotes/registry-client';
import { remoteSources } from '../remotes/sources';
import { firstView } from './first-view';
import { createSiteHistory } from './history';
import { createSite, pageHere } from './site';

const sources = remoteSources(() => Promise.reject(new Error('not asked')));
const faq = {
  name: 'support',
  version: '1',
  contract: 3,
  globalName: 'x',
  entry: { url: '/x', integrity: 'y' },
  paths: ['/faq', '/major/:slug'],
  blocks: [],
};
const site = createSite(
  completeRegistry([faq]),
  sources,
  ['/', '/offline', '/404'].map((path) => pageHere(path, () => null)),
  () => {},
);

function at(address: string, documentPath: string) {
  window.history.replaceState(null, '', address);
  const history = createSiteHistory();
  const { outcome } = firstView(history, documentPath, site);
  return { page: outcome.kind === 'page' && outcome.page.path, address: history.createHref(history.location) };
}

test.each(['/faq/', '/faq/index.html', '/faq?q=fee#a'])(
  '%s is another spelling of the document’s own address',
  (address) => {
    const { page, address: shown } = at(address, '/faq');
    expect(page).toBe('/faq');
    expect(shown).toMatch(/^\/faq(\?q=fee#a)?$/);
  },
);

test('a not-found document stays one at any address', () => {
  expect(at('/no/such/page', '/404')).toEqual({ page: '/404', address: '/no/such/page' });
  expect(at('/faq', '/404')).toEqual({ page: '/404', address: '/faq' });
  expect(at('/major/none/below', '/major/not-found')).toEqual({ page: '/major/:slug', address: '/major/none/below' });
});

test('the document of unknown values has the one that was asked for', () => {
  window.history.replaceState(null, '', '/major/finance');
  const { outcome } = firstView(createSiteHistory(), '/major/not-found', site);
  expect(outcome).toMatchObject({ kind: 'page', page: { path: '/major/:slug', params: { slug: 'finance' } } });
});

test('the offline document keeps the requested address', () => {
  expect(at('/faq', '/offline')).toEqual({ page: '/offline', address: '/faq' });
});
