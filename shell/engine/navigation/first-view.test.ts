/** @jest-environment node */
import { createLoader } from '../federation/loader';
import { platformModules } from '@3eu/platform/page/shared-modules';
import { completeRegistry } from '../federation/registry-client';
import { remoteSources } from '../federation/federation';
import { firstView } from './first-view';
import { pageFinder, pageHere } from './pages';

const sources = remoteSources({ id: 'sample', ...platformModules }, [], false);
const faq = {
  name: 'support',
  version: '1',
  contract: 3,
  globalName: 'x',
  entry: { url: '/x', integrity: 'y' },
  pages: ['/faq', '/major/:slug'].map((path) => ({ path, module: './pages/x' })),
  blocks: [],
};
const find = pageFinder({ registry: completeRegistry([faq]), loader: createLoader(() => 0), sources, path: '/' }, () =>
  ['/', '/offline', '/404'].map((path) => pageHere(path, () => null)),
);

function at(address: string, documentPath: string) {
  const { outcome, location } = firstView({ path: documentPath, find }, new URL(`https://site.example${address}`));
  return { page: outcome.kind === 'prerendered' && outcome.page.path, path: location.pathname };
}

test.each(['/faq/', '//faq', '/faq/index.html', '/faq?q=fee#a'])('%s is the document’s own address', (address) => {
  expect(at(address, '/faq')).toEqual({ page: '/faq', path: '/faq' });
});

test('a not-found document stays one at any address', () => {
  expect(at('/no/such/page', '/404')).toEqual({ page: '/404', path: '/no/such/page' });
  expect(at('/faq', '/404')).toEqual({ page: '/404', path: '/faq' });
  expect(at('/major/none/below', '/major/not-found')).toEqual({ page: '/major/:slug', path: '/major/none/below' });
});

test('the document of unknown values has the one that was asked for', () => {
  const { outcome } = firstView({ path: '/major/not-found', find }, new URL('https://site.example/major/finance'));
  expect(outcome).toMatchObject({ kind: 'prerendered', page: { path: '/major/:slug', params: { slug: 'finance' } } });
});

test('the offline document keeps the requested address', () => {
  expect(at('/faq', '/offline')).toEqual({ page: '/offline', path: '/faq' });
});
