/** @jest-environment node */
import { memo } from 'react';
import { platformModules } from '@3eu/platform/page/shared-modules';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { DocumentRemote } from '@3eu/platform/contract/descriptor';
import { createHost } from './host';
import { createLoader } from './loader';
import { remoteSources, type Transport } from './sources';

const tides: DocumentRemote = {
  name: 'tides',
  version: '2',
  contract: 3,
  globalName: 'sample_tides',
  entry: { url: 'https://site.example/remotes/tides/2/remoteEntry.js', integrity: 'sha384-2' },
  pages: [{ path: '/tides', module: './pages/tides' }],
  blocks: ['moon'],
};
const Page = () => <p>High water</p>;
const gives = (exports: unknown) => () => Promise.resolve(() => exports);

type Given = {
  get?: (module: string) => Promise<() => unknown>;
  init?: () => void;
  /** What happens to the entry each time that it is requested. */
  entry?: jest.Mock<void, []>;
  plugins?: ModuleFederationRuntimePlugin[];
};

/** A page with one remote. The runtime keeps entries by their address, so each has one of its own. */
function setUp({ get = gives({ Page }), init = () => {}, entry = jest.fn(), plugins = [] }: Given = {}) {
  const url = `${tides.entry.url}?${Math.random()}`;
  const transport = { preload: jest.fn(), reload: jest.fn(() => Promise.resolve()) } satisfies Transport;
  const test: ModuleFederationRuntimePlugin = {
    name: 'test',
    loadEntry: () =>
      Promise.resolve()
        .then(entry)
        .then(() => ({ init, get: get as never })),
  };
  const host = createHost({ id: 'sample', ...platformModules }, [test, ...plugins]);
  const remote = { ...tides, entry: { ...tides.entry, url } };
  return { loader: createLoader(() => 0), entry, transport, sources: remoteSources(host, transport), remote, host };
}

test('a page is its module, and a remote’s entry runs once', async () => {
  const get = jest.fn(gives({ Page, Block: Page }));
  const { loader, entry, sources, remote } = setUp({ get });
  expect(await loader.load(sources.page(remote, './pages/tides'))).toMatchObject({ Page });
  await loader.load(sources.page(remote, './pages/tide'));
  await loader.load(sources.page(remote, './pages/tide/high'));
  await loader.load(sources.block(remote, 'moon'));
  expect(get.mock.calls).toEqual([['./pages/tides'], ['./pages/tide'], ['./pages/tide/high'], ['./blocks/moon']]);
  expect(entry).toHaveBeenCalledTimes(1);
});

test('what a page needs is requested by its module, and whether a visitor waits for it', async () => {
  const { loader, transport, sources, remote } = setUp();
  await loader.load(sources.page(remote, './pages/tides'), { asked: true });
  await loader.load(sources.page(remote, './pages/tide/high'));
  await loader.load(sources.block(remote, 'moon')).catch(() => {});
  expect(transport.preload.mock.calls).toEqual([
    [remote.entry, './pages/tides', true],
    [remote.entry, './pages/tide/high', false],
    [remote.entry, './blocks/moon', false],
  ]);
});

test('an entry that fails is forgotten and requested again, past what the browser has of it', async () => {
  const entry = jest.fn<void, []>().mockImplementationOnce(() => {
    throw new Error('503');
  });
  const { loader, transport, sources, remote } = setUp({ entry });
  expect(await loader.load(sources.page(remote, './pages/tides'))).toMatchObject({ Page });
  expect(entry).toHaveBeenCalledTimes(2);
  expect(transport.reload.mock.calls).toEqual([[remote.entry]]);
});

const fault = new ReferenceError("Cannot access 'o' before initialization");
const once = (act: () => void) => jest.fn<void, []>().mockImplementationOnce(act);
const throws = () => {
  throw fault;
};

test.each<[string, (fail: jest.Mock<void, []>) => Given]>([
  ['at init', (fail) => ({ init: fail })],
  [
    'at get',
    (fail) => ({
      get: () =>
        Promise.resolve()
          .then(fail)
          .then(() => () => ({ Page })),
    }),
  ],
  ['while it is evaluated', (fail) => ({ get: () => Promise.resolve(() => (fail(), { Page })) })],
])('a module that throws %s is tried again, past what the browser has of its scripts', async (_when, given) => {
  const { loader, transport, sources, remote } = setUp(given(once(throws)));
  expect(await loader.load(sources.page(remote, './pages/tides'))).toMatchObject({ Page });
  expect(transport.reload.mock.calls).toEqual([[remote.entry], [remote.entry, './pages/tides']]);
});

test('one that throws each time is told with its cause', async () => {
  const { loader, sources, remote } = setUp({ init: throws });
  await expect(loader.load(sources.page(remote, './pages/tides'))).rejects.toThrow(
    /^\.\/pages\/tides of tides could not be loaded: .*RUNTIME-015[^]*before initialization/,
  );
});

test.each<[what: string, exports: unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['no component', { Other: Page }],
  ['a string', { Page: 'Page' }],
  ['an object that is not a component', { Page: {} }],
])('a module that exports %s causes an error that names remote and module', async (_what, exports) => {
  const { loader, sources, remote } = setUp({ get: gives(exports) });
  await expect(loader.load(sources.page(remote, './pages/tides'))).rejects.toThrow(
    './pages/tides of tides could not be loaded: The module ./pages/tides does not export Page. Add the export.',
  );
});

test('a component may be one that React has wrapped, as memo does', async () => {
  const Wrapped = memo(Page);
  const { loader, sources, remote } = setUp({ get: gives({ Page: Wrapped }) });
  expect(await loader.load(sources.page(remote, './pages/tides'))).toMatchObject({ Page: Wrapped });
});

test('a remote is given the page’s shared modules: what runs already is taken, the rest when it is needed', () => {
  const { host } = setUp();
  const shared = host.shareScopeMap.default!;
  const loaded = (name: string) => Object.values(shared[name]!).map((offer) => Boolean(offer.loaded));
  expect(loaded('react')).toEqual([true]);
  expect(loaded('@emotion/react')).toEqual([false]);
});

test('a team’s runtime plugin hears of what is loaded, as Module Federation documents it', async () => {
  const heard: string[] = [];
  const plugin: ModuleFederationRuntimePlugin = { name: 'measure', onLoad: ({ id }) => void heard.push(id) };
  const { loader, sources, remote } = setUp({ plugins: [plugin] });
  await loader.load(sources.page(remote, './pages/tides'));
  expect(heard).toEqual(['sample_tides/pages/tides']);
});
