/** @jest-environment node */
import { installContainer, isInRange, type BundlerRuntime } from './container';

test.each(['19.3.1', '19.3.2', '19.4.0'])('%s is in ^19.3.1', (version) => {
  expect(isInRange(version, '^19.3.1')).toBe(true);
});

test.each(['19.3.0', '19.2.9', '20.0.0', '18.9.9', '19.4.0-rc.1', '0', ''])('%s is not in ^19.3.1', (version) => {
  expect(isInRange(version, '^19.3.1')).toBe(false);
});

const page = { Page: () => null };

/** A remote with one page, whose chunk 2 imports React as module 7. */
function remote() {
  const bundler: BundlerRuntime = {
    m: {},
    c: {},
    f: {},
    consumesLoadingData: {
      chunkMapping: { 2: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion: '^19.3.1' } },
    },
    initializeExposesData: { moduleMap: { './pages/visit': () => Promise.resolve(() => page) } },
  };
  installContainer(bundler);
  const load = (chunk: string) => {
    const promises: Promise<unknown>[] = [];
    bundler.f.consumes!(chunk, promises);
    return Promise.all(promises);
  };
  const evaluate = (id: string) => {
    const module = { exports: undefined as unknown };
    bundler.m[id]!(module);
    return module.exports;
  };
  return { bundler, load, evaluate };
}

const react = { version: '19.3.1' };
const offering = (version: string) => ({ react: { [version]: { get: jest.fn(() => () => react), loaded: false } } });

test('an exposed module is returned', async () => {
  const factory = await remote().bundler.getContainer!('./pages/visit');
  expect(factory()).toBe(page);
});

test.each(['./pages/none', 'constructor', '__proto__'])('%s, which it does not expose, is refused', async (module) => {
  await expect(remote().bundler.getContainer!(module)).rejects.toThrow(`The container does not expose ${module}.`);
});

test('a shared module comes from the host, is requested once and is marked as in use', async () => {
  const { bundler, load, evaluate } = remote();
  const scope = offering('19.3.1');
  bundler.initContainer!(scope);
  await Promise.all([load('2'), load('2')]);
  expect(evaluate('7')).toBe(react);
  expect(scope.react['19.3.1']).toMatchObject({ loaded: true });
  expect(scope.react['19.3.1']!.get).toHaveBeenCalledTimes(1);
});

test('a chunk that imports nothing shared waits for nothing', async () => {
  await expect(remote().load('3')).resolves.toEqual([]);
});

test('a mismatch with the host’s version names both versions', async () => {
  const { bundler, load } = remote();
  bundler.initContainer!(offering('18.2.0'));
  await expect(load('2')).rejects.toThrow('This remote needs react ^19.3.1, but the page shares 18.2.0.');
});

test('a shared module that failed to load is requested again', async () => {
  const { bundler, load, evaluate } = remote();
  const scope = offering('19.3.1');
  scope.react['19.3.1']!.get.mockImplementationOnce(() => {
    throw new Error('The network is away.');
  });
  bundler.initContainer!(scope);
  await expect(load('2')).rejects.toThrow('The network is away.');
  await load('2');
  expect(evaluate('7')).toBe(react);
});

test('a container belongs to one host', () => {
  const { bundler } = remote();
  const scope = offering('19.3.1');
  bundler.initContainer!(scope);
  bundler.initContainer!(scope);
  expect(() => bundler.initContainer!(offering('19.3.1'))).toThrow('another share scope');
});
