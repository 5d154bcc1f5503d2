/** @jest-environment node */
import { contractVersion } from '@3eu/platform/contract';
import { platformModules } from '@3eu/platform/page/shared-modules';
import type { DocumentRemote } from '@3eu/platform/contract/descriptor';
import { createLoader } from '../federation/loader';
import { completeRegistry } from '../federation/registry-client';
import { remoteSources } from '../federation/federation';
import { createPageMap, pageHere } from './page-map';

const entry = { url: '/x/remoteEntry.js', integrity: 'sha384-x' };
const moduleIn = (path: string) => `./pages/${path.split('/')[1]}`;
const remote = (name: string, paths: string[]): DocumentRemote => ({
  name,
  version: '1',
  contract: contractVersion,
  globalName: `sample_${name}`,
  entry: { ...entry, url: `/${name}/remoteEntry.js` },
  pages: paths.map((path) => ({ path, module: moduleIn(path) })),
  blocks: [],
});

function mapIn(documentPath: string, ...remotes: DocumentRemote[]) {
  const reports: string[] = [];
  const sources = remoteSources({ id: 'sample', ...platformModules }, []);
  const own = [pageHere('/', () => null), pageHere('/404', () => null)];
  return {
    pages: createPageMap(
      { registry: completeRegistry(remotes), sources, loader: createLoader(() => 0), documentPath },
      own,
      ({ message }) => void reports.push(message),
    ),
    reports,
  };
}

const mapOf = (...remotes: DocumentRemote[]) => mapIn('/', ...remotes);

test('pages that talk to an API are left to its remote’s own documents, whose policies allow it', () => {
  const tides = { ...remote('tides', ['/tides', '/tide/:slug']), connects: ['https://api.example'] };
  const found = (documentPath: string) => mapIn(documentPath, tides).pages.find('/tides')?.path;
  expect(['/', '/tides', '/tide/high'].map(found)).toEqual([undefined, '/tides', '/tides']);
});

test('a path is found exactly as written, with or without a trailing slash', () => {
  const { pages } = mapOf(remote('tides', ['/tides', '/tide/:slug']));
  expect(pages.find('/')?.path).toBe('/');
  expect(pages.find('/tides')?.path).toBe('/tides');
  expect(pages.find('/tides/')?.path).toBe('/tides');
  expect(pages.find('/tide/high')?.path).toBe('/tide/:slug');
});

test.each(['/Tides', '/tides/high', '/tide', '/tide/', '/tide/a/b', '/constructor', '/__proto__'])(
  'no page is found for %s',
  (path) => {
    expect(mapOf(remote('tides', ['/tides', '/tide/:slug'])).pages.find(path)).toBeUndefined();
  },
);

test('a literal path wins over a pattern', () => {
  const { pages } = mapOf(remote('a', ['/tide/:slug']), remote('b', ['/tide/high']));
  expect(pages.find('/tide/high')?.path).toBe('/tide/high');
  expect(pages.find('/tide/low')?.path).toBe('/tide/:slug');
});

describe('a value with its own module', () => {
  const values = { high: './pages/tide/high', low: './pages/tide/low' };
  const tides = { ...remote('tides', []), pages: [{ path: '/tide/:slug', module: './pages/tide', values }] };
  const moduleOf = (address: string, from = tides) => {
    const { origin, path } = mapOf(from).pages.find(address)!;
    return [path, origin.kind === 'module' && origin.source.key.split(' ').at(-1)];
  };

  test('is served by that module, with the parameters of its pattern', () => {
    expect(moduleOf('/tide/high')).toEqual(['/tide/:slug', './pages/tide/high']);
    expect(moduleOf('/tide/low/')).toEqual(['/tide/:slug', './pages/tide/low']);
  });

  test.each(['/tide/neap', '/tide/constructor', '/tide/HIGH', '/tide/not-found'])(
    '%s is not one, and uses the module of the pattern',
    (address) => {
      expect(moduleOf(address)).toEqual(['/tide/:slug', './pages/tide']);
    },
  );
});

test('the first of two remotes that claim the same path keeps it, with one report', () => {
  const { pages, reports } = mapOf(
    remote('support', ['/faq']),
    remote('campus', ['/faq', '/visit', '/']),
    remote('third', ['/visit']),
  );
  const origin = pages.find('/faq')!.origin;
  expect(origin.kind === 'module' && origin.source.key).toContain('/support/');
  expect(pages.find('/visit')).toBeDefined();
  expect(pages.find('/')!.origin.kind).toBe('here');
  expect(reports).toEqual([
    '/faq is claimed by campus too; its first owner keeps it.',
    '/ is claimed by campus too; its first owner keeps it.',
    '/visit is claimed by third too; its first owner keeps it.',
  ]);
  pages.find('/faq');
  expect(reports).toHaveLength(3);
});

test('two patterns of one folder are the same address, whatever their parameter names', () => {
  const { reports } = mapOf(remote('a', ['/tide/:slug']), remote('b', ['/tide/:name']));
  expect(reports).toEqual([]);
  const { pages, reports: later } = mapOf(remote('a', ['/tide/:slug']), remote('b', ['/tide/:name']));
  pages.find('/tide/high');
  expect(later).toEqual(['/tide/:name is claimed by b too; its first owner keeps it.']);
});

test.each([
  ['/tide/high/moon', '/tide/high/:part'],
  ['/tide/low/moon', '/tide/:slug/moon'],
  ['/tide/low/ebb', '/tide/:slug/:part'],
])('at %s the page with more words in its path wins: %s', (address, path) => {
  const { pages } = mapOf(remote('a', ['/tide/:slug/:part', '/tide/:slug/moon']), remote('b', ['/tide/high/:part']));
  expect(pages.find(address)?.path).toBe(path);
});
