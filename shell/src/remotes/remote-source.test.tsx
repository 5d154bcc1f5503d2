import { memo } from 'react';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import { createLoader } from './loader';
import { remoteSources, type Container, type OpenContainer } from './remote-source';

const tides: DocumentRemote = {
  name: 'tides',
  version: '2',
  contract: 3,
  globalName: 'uni3e_tides',
  entry: { url: '/remotes/tides/2/remoteEntry.js', integrity: 'sha384-2' },
  previous: { url: '/remotes/tides/1/remoteEntry.js', integrity: 'sha384-1' },
  paths: ['/tides', '/tide/:slug'],
  blocks: ['moon'],
};
const Page = () => <p>High water</p>;

function setUp(get: Container['get'] = () => Promise.resolve(() => ({ Page }))) {
  const loader = createLoader(() => 0);
  const opened: [url: string, attempt: number][] = [];
  const open: jest.MockedFunction<OpenContainer> = jest.fn((entry, _name, attempt) => {
    opened.push([entry.url, attempt]);
    return Promise.resolve({ get });
  });
  return { loader, open, opened, sources: remoteSources(loader, open) };
}

test('a page is the module of its folder, and its container is opened once per remote', async () => {
  const get = jest.fn((_module: string) => Promise.resolve(() => ({ Page, Block: Page })));
  const { loader, opened, sources } = setUp(get);
  expect(await loader.load(sources.page(tides, '/tides'))).toMatchObject({ Page });
  await loader.load(sources.page(tides, '/tide/:slug'));
  await loader.load(sources.block(tides, 'moon'));
  expect(get.mock.calls).toEqual([['./pages/tides'], ['./pages/tide'], ['./blocks/moon']]);
  expect(opened).toEqual([[tides.entry.url, 0]]);
});

test('a page’s needs are preloaded once, before its entry is opened', async () => {
  const order: string[] = [];
  const loader = createLoader(() => 0);
  const open: OpenContainer = (entry, _name, attempt) => {
    order.push(`${entry.url} ${attempt}`);
    return attempt === 0
      ? Promise.reject(new Error('503'))
      : Promise.resolve({ get: () => Promise.resolve(() => ({ Page })) });
  };
  const sources = remoteSources(loader, open, { preload: (entry, path) => order.push(`${path} of ${entry.url}`) });
  await loader.load(sources.page(tides, '/tides'));
  expect(order).toEqual([`/tides of ${tides.entry.url}`, `${tides.entry.url} 0`, `${tides.entry.url} 1`]);
});

test('what a visitor waits for is preloaded as such', async () => {
  const preload = jest.fn();
  const loader = createLoader(() => 0);
  const sources = remoteSources(loader, () => Promise.resolve({ get: () => Promise.resolve(() => ({ Page })) }), {
    preload,
  });
  await loader.load(sources.page(tides, '/tides'), { asked: true });
  expect(preload.mock.calls).toEqual([[tides.entry, '/tides', true]]);
});

test('a value’s own module is loaded; the previous version uses the pattern’s module', async () => {
  const get = jest.fn((_module: string) => Promise.resolve(() => ({ Page })));
  const preload = jest.fn();
  const loader = createLoader(() => 0);
  const sources = remoteSources(loader, () => Promise.resolve({ get }), { preload });
  await loader.load(sources.page(tides, '/tide/:slug', 'high'));
  await loader.load(sources.previousPage(tides, '/tide/:slug')!);
  expect(get.mock.calls).toEqual([['./pages/tide/high'], ['./pages/tide']]);
  expect(preload.mock.calls).toEqual([[tides.entry, '/tide/high', false]]);
});

test('nothing is preloaded from a remote that has failed', async () => {
  const preload = jest.fn();
  const loader = createLoader(() => 0);
  const sources = remoteSources(loader, () => Promise.reject(new Error('503')), { preload });
  await expect(loader.load(sources.page(tides, '/tides'))).rejects.toThrow('503');
  await expect(loader.load(sources.page(tides, '/tide/:slug'))).rejects.toThrow('503');
  expect(preload.mock.calls).toEqual([[tides.entry, '/tides', false]]);
});

test('the previous version is a separate entry: later pages come from the live one', async () => {
  const { loader, opened, sources } = setUp();
  await loader.load(sources.previousPage(tides, '/tides')!);
  await loader.load(sources.page(tides, '/tides'));
  expect(opened).toEqual([
    [tides.previous!.url, 0],
    [tides.entry.url, 0],
  ]);
  expect(sources.previousPage({ ...tides, previous: null }, '/tides')).toBeNull();
});

test('a module that fails in an open container is requested from a new one', async () => {
  const get = jest
    .fn<ReturnType<Container['get']>, [string]>()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue(() => ({ Page }));
  const { loader, opened, sources } = setUp(get);
  expect(await loader.load(sources.page(tides, '/tides'))).toMatchObject({ Page });
  expect(opened).toEqual([
    [tides.entry.url, 0],
    [tides.entry.url, 1],
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
  expect(await loader.load(sources.page(tides, '/tides'))).toMatchObject({ Page });
  expect(opened.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

test('a dead entry is requested only twice, however many of its pages are requested', async () => {
  const { loader, open, sources } = setUp();
  open.mockRejectedValue(new Error('503'));
  for (const path of ['/tides', '/tide/:slug', '/tides'])
    await expect(loader.load(sources.page(tides, path))).rejects.toThrow('503');
  await expect(loader.load(sources.block(tides, 'moon'))).rejects.toThrow('503');
  expect(open).toHaveBeenCalledTimes(2);
});

test('a visitor’s own request for a page of a dead remote makes one more attempt', async () => {
  const { loader, open, sources } = setUp();
  open.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
  await expect(loader.load(sources.page(tides, '/tides'))).rejects.toThrow('503');
  expect(await loader.load(sources.page(tides, '/tides'), { asked: true })).toMatchObject({ Page });
  expect(open).toHaveBeenCalledTimes(3);
});

test.each<[what: string, exports: unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['no component', { Other: Page }],
  ['a string', { Page: 'Page' }],
  ['an object that is not a component', { Page: {} }],
])('a module that exports %s causes an error that names remote and module', async (_what, exports) => {
  const { loader, sources } = setUp(() => Promise.resolve(() => exports));
  await expect(loader.load(sources.page(tides, '/tides'))).rejects.toThrow(
    './pages/tides of tides could not be loaded: It has no component named Page.',
  );
});

test('a component may be one that React has wrapped, as memo does', async () => {
  const Wrapped = memo(Page);
  const { loader, sources } = setUp(() => Promise.resolve(() => ({ Page: Wrapped })));
  expect(await loader.load(sources.page(tides, '/tides'))).toMatchObject({ Page: Wrapped });
});

test('a hanging module is given up on a visitor’s new request, and loaded from a new container', async () => {
  let time = 0;
  const loader = createLoader(() => time);
  const giveUp = jest.fn();
  const opened: number[] = [];
  const sources = remoteSources(
    loader,
    (_entry, _name, attempt) => {
      opened.push(attempt);
      return Promise.resolve({
        get: () => (attempt === 0 ? new Promise<never>(() => {}) : Promise.resolve(() => ({ Page }))),
      });
    },
    { giveUp },
  );
  void loader.load(sources.page(tides, '/tides'));
  await Promise.resolve();
  time = 5000;
  expect(await loader.load(sources.page(tides, '/tides'), { asked: true })).toMatchObject({ Page });
  expect(giveUp).toHaveBeenCalledWith(tides.entry);
  expect(opened).toEqual([0, 1]);
});
