import { memo } from 'react';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import { createLoader } from './loader';
import { remoteSources, type Container, type OpenContainer, type Preload } from './sources';

const tides: DocumentRemote = {
  name: 'tides',
  version: '2',
  contract: 3,
  globalName: 'uni3e_tides',
  entry: { url: '/remotes/tides/2/remoteEntry.js', integrity: 'sha384-2' },
  pages: [{ path: '/tides', module: './pages/tides' }],
  blocks: ['moon'],
};
const Page = () => <p>High water</p>;

function setUp(get: Container['get'] = () => Promise.resolve(() => ({ Page })), preload?: Preload) {
  const opened: [url: string, attempt: number][] = [];
  const open: OpenContainer = (entry, _name, attempt) => {
    opened.push([entry.url, attempt]);
    return Promise.resolve({ get });
  };
  return { loader: createLoader(() => 0), opened, sources: remoteSources(open, preload) };
}

test('a page is its module, and its container is opened once per remote', async () => {
  const get = jest.fn((_module: string) => Promise.resolve(() => ({ Page, Block: Page })));
  const { loader, opened, sources } = setUp(get);
  expect(await loader.load(sources.page(tides, './pages/tides'))).toMatchObject({ Page });
  await loader.load(sources.page(tides, './pages/tide'));
  await loader.load(sources.page(tides, './pages/tide/high'));
  await loader.load(sources.block(tides, 'moon'));
  expect(get.mock.calls).toEqual([['./pages/tides'], ['./pages/tide'], ['./pages/tide/high'], ['./blocks/moon']]);
  expect(opened).toEqual([[tides.entry.url, 0]]);
});

test('what a page needs is requested by its module, and whether a visitor waits for it', async () => {
  const preload = jest.fn();
  const { loader, sources } = setUp(undefined, preload);
  await loader.load(sources.page(tides, './pages/tides'), { asked: true });
  await loader.load(sources.page(tides, './pages/tide/high'));
  await loader.load(sources.block(tides, 'moon')).catch(() => {});
  expect(preload.mock.calls).toEqual([
    [tides.entry, './pages/tides', true],
    [tides.entry, './pages/tide/high', false],
  ]);
});

test('a module that throws during evaluation is requested from a new container', async () => {
  let evaluations = 0;
  const { loader, opened, sources } = setUp(() =>
    Promise.resolve(() => {
      evaluations += 1;
      if (evaluations === 1) throw new ReferenceError("Cannot access 'o' before initialization");
      return { Page };
    }),
  );
  expect(await loader.load(sources.page(tides, './pages/tides'))).toMatchObject({ Page });
  expect(opened.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

test.each<[what: string, exports: unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['no component', { Other: Page }],
  ['a string', { Page: 'Page' }],
  ['an object that is not a component', { Page: {} }],
])('a module that exports %s causes an error that names remote and module', async (_what, exports) => {
  const { loader, sources } = setUp(() => Promise.resolve(() => exports));
  await expect(loader.load(sources.page(tides, './pages/tides'))).rejects.toThrow(
    './pages/tides of tides could not be loaded: It has no component named Page.',
  );
});

test('a component may be one that React has wrapped, as memo does', async () => {
  const Wrapped = memo(Page);
  const { loader, sources } = setUp(() => Promise.resolve(() => ({ Page: Wrapped })));
  expect(await loader.load(sources.page(tides, './pages/tides'))).toMatchObject({ Page: Wrapped });
});
