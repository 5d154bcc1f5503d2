import { platformModules } from '@3eu/platform/page/shared-modules';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { DocumentRemote } from '@3eu/platform/contract/descriptor';
import { remoteSources } from './federation';
import { createLoader } from './loader';
import type * as Scripts from './scripts';
import { preloadScripts, reloadScripts } from './scripts';

jest.mock('./scripts', () => ({
  ...jest.requireActual<typeof Scripts>('./scripts'),
  preloadScripts: jest.fn(),
  reloadScripts: jest.fn(() => Promise.resolve()),
}));
afterEach(() => jest.clearAllMocks());

const tides: DocumentRemote = {
  name: 'tides',
  version: '2',
  contract: 3,
  globalName: 'sample_tides',
  entry: { url: 'https://site.example/remotes/tides/2/remoteEntry.js', integrity: 'sha384-2' },
  pages: [{ path: '/tides', module: './pages/tides' }],
  blocks: ['moon'],
};
/** The script that a module needs beside the entry. */
const scriptOf = (module: string) => ({ url: `${module}.js`, integrity: 'sha384-m' });
const needsOf = (module: string) => [module, { scripts: [scriptOf(module)], shared: [] }] as const;
const needs = Object.fromEntries(['./pages/tides', './pages/tide/high', './blocks/moon'].map(needsOf));
const federation = { id: 'sample', ...platformModules };
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
  const test: ModuleFederationRuntimePlugin = {
    name: 'test',
    loadEntry: () =>
      Promise.resolve()
        .then(entry)
        .then(() => ({ init, get: get as never })),
  };
  const remote = { ...tides, needs, entry: { ...tides.entry, url } };
  const sources = remoteSources(federation, [test, ...plugins], true);
  return { loader: createLoader(() => 0), entry, sources, remote };
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
  const { loader, sources, remote } = setUp();
  await loader.load(sources.page(remote, './pages/tides'), { asked: true });
  await loader.load(sources.page(remote, './pages/tide/high'));
  await loader.load(sources.block(remote, 'moon')).catch(() => {});
  expect(jest.mocked(preloadScripts).mock.calls).toEqual([
    [[scriptOf('./pages/tides')], 'auto'],
    [[scriptOf('./pages/tide/high')], 'low'],
    [[scriptOf('./blocks/moon')], 'low'],
  ]);
});

test('an entry that fails is forgotten and requested again, past what the browser has of it', async () => {
  const entry = jest.fn<void, []>().mockImplementationOnce(() => {
    throw new Error('503');
  });
  const { loader, sources, remote } = setUp({ entry });
  expect(await loader.load(sources.page(remote, './pages/tides'))).toMatchObject({ Page });
  expect(entry).toHaveBeenCalledTimes(2);
  expect(jest.mocked(reloadScripts).mock.calls).toEqual([[[remote.entry.url]]]);
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
  const { loader, sources, remote } = setUp(given(once(throws)));
  expect(await loader.load(sources.page(remote, './pages/tides'))).toMatchObject({ Page });
  expect(jest.mocked(reloadScripts).mock.calls).toEqual([[[remote.entry.url]], [['./pages/tides.js']]]);
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
])('a module that exports %s causes an error that names remote and module', async (_what, exports) => {
  const { loader, sources, remote } = setUp({ get: gives(exports) });
  await expect(loader.load(sources.page(remote, './pages/tides'))).rejects.toThrow(
    './pages/tides of tides could not be loaded: it exports no Page.',
  );
});

test('a remote is given the page’s shared modules: what runs already is taken, the rest when it is needed', () => {
  const { sources } = setUp();
  const shared = sources.host.shareScopeMap.default!;
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

test('an entry runs with its hash, and may take as long as it takes', async () => {
  let heard: { url: string; integrity: string } | undefined;
  new MutationObserver((records) => {
    for (const script of records.flatMap(({ addedNodes }) => [...addedNodes]) as HTMLScriptElement[]) {
      if (script.tagName !== 'SCRIPT') continue;
      heard = { url: script.src, integrity: script.integrity };
      Object.assign(globalThis, { sample_tides: { init() {}, get: gives({ Page }) } });
      script.onload?.(new Event('load'));
    }
  }).observe(document.head, { childList: true });
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await createLoader(() => 0).load(remoteSources(federation, [], true).page(tides, './pages/tides'));
  expect(heard).toEqual(tides.entry);
  expect(Math.max(...timers.mock.calls.map(([, after]) => after ?? 0))).toBeGreaterThan(7 * 24 * 3_600_000);
});
