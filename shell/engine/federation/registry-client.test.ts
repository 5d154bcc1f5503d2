/** @jest-environment node */
import type { DocumentRemote, Registry, RegistryRemote } from '@3eu/platform/contract/descriptor';
import { createLoader } from './loader';
import { createRegistryClient } from './registry-client';

const entryOf = (name: string, version: string) => ({
  url: `/remotes/${name}/${version}/web/remoteEntry.js`,
  integrity: `sha384-${name}${version}`,
});

const script = { url: '/remotes/tides/2/web/tide.js', integrity: 'sha384-tide' };

const live: RegistryRemote = {
  version: '2',
  contract: 3,
  globalName: 'sample_tides',
  base: '/remotes/tides/2/',
  entry: entryOf('tides', '2'),
  pages: [{ path: '/tides', module: './pages/tides', label: 'Tides' }],
  blocks: [],
  redirects: {},
  needs: { './pages/tides': { scripts: [script], shared: ['react'] } },
};

function pinned(version: string): DocumentRemote {
  const { contract, globalName, blocks } = live;
  const entry = entryOf('tides', version);
  return {
    name: 'tides',
    version,
    contract,
    globalName,
    entry,
    pages: [{ path: '/tides', module: './pages/tides' }],
    blocks,
  };
}

function clientOf(remotes: DocumentRemote[], registry: Registry['remotes'] = { tides: live }) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: true,
      headers: new Headers(),
      json: () => Promise.resolve({ shell: null, remotes: registry }),
    } as Response),
  );
  return createRegistryClient(
    { shellVersion: '1', remotes },
    createLoader(() => 0),
  );
}

test('remotes pinned by a document stay, and others are discovered once', async () => {
  const library = { ...live, entry: entryOf('library', '7'), pages: [] };
  const client = clientOf([pinned('1')], { tides: live, library });
  await Promise.all([client.discover(), client.discover()]);
  expect(client.remotes().map(({ name, entry }) => [name, entry.url])).toEqual([
    ['tides', entryOf('tides', '1').url],
    ['library', entryOf('library', '7').url],
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('discovered remotes list their values that have their own module', async () => {
  const [high, own] = [{ slug: 'high', label: 'High' }, './pages/tide/high'];
  const pages = [
    { path: '/tide/:slug', module: './pages/tide', label: 'Tide', params: [{ ...high, module: own }] },
    { path: '/moon/:slug', module: './pages/moon', label: 'Moon', params: [high] },
  ] as const;
  const client = clientOf([], { tides: { ...live, pages } });
  await client.discover();
  expect(client.remotes()[0]).toMatchObject({
    pages: [
      { path: '/tide/:slug', module: './pages/tide', values: { high: own } },
      { path: '/moon/:slug', module: './pages/moon' },
    ],
  });
});

test('a page’s needs are known once the registry is, for the running version only', async () => {
  const client = clientOf([pinned('2')]);
  expect(client.remotes()[0]!.needs).toBeUndefined();
  await client.discover();
  expect(client.remotes()[0]!.needs).toEqual({ './pages/tides': { scripts: [script], shared: ['react'] } });
  const older = clientOf([pinned('1')]);
  await older.discover();
  expect(older.remotes()[0]!.needs).toBeUndefined();
});
