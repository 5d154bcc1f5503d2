import type { DocumentRemote } from '@3eu/shared/contract/release';
import { loadFromContainer } from './container';
import { remoteTimeout } from './load-module';

const globals = globalThis as unknown as Record<string, unknown>;
const scope = { react: {} };
const entry = { url: '/remotes/tides/1/remoteEntry.js', integrity: 'sha384-x' };

let scripts: HTMLScriptElement[];
let answer: (script: HTMLScriptElement) => void;

/** A remote of its own for each test, since what is open stays open. */
let count = 0;
function remote(): DocumentRemote {
  count += 1;
  return { name: 'tides', version: '1', contract: 2, globalName: `uni3e_tides_${count}`, entry, previous: null, paths: [], blocks: [] };
}

function leaves({ globalName }: DocumentRemote) {
  const container = { init: jest.fn(), get: jest.fn((module: string) => Promise.resolve(() => ({ module }))) };
  answer = (script) => {
    globals[globalName] = container;
    script.onload?.(new Event('load'));
  };
  return container;
}

beforeEach(() => {
  Object.assign(globals, { __webpack_init_sharing__: () => Promise.resolve(), __webpack_share_scopes__: { default: scope } });
  scripts = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
    queueMicrotask(() => answer(script as HTMLScriptElement));
  });
});
afterEach(() => jest.restoreAllMocks());

test('an entry runs once, with its hash, and its container is given the share scope', async () => {
  const tides = remote();
  const container = leaves(tides);
  await expect(loadFromContainer(tides, 'routes', entry, false)).resolves.toEqual({ module: './routes' });
  await expect(loadFromContainer(tides, 'stories', entry, false)).resolves.toEqual({ module: './stories' });
  expect(scripts.map(({ integrity, crossOrigin, src }) => [integrity, crossOrigin, new URL(src).pathname])).toEqual([['sha384-x', 'anonymous', entry.url]]);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(container.init).toHaveBeenCalledWith(scope);
});

test('an entry that is refused is not remembered', async () => {
  const tides = remote();
  answer = (script) => script.onerror?.(new Event('error'));
  await expect(loadFromContainer(tides, 'routes', entry, false)).rejects.toThrow('was refused');
  leaves(tides);
  await expect(loadFromContainer(tides, 'routes', entry, false)).resolves.toEqual({ module: './routes' });
});

test('afresh, an open container is opened again, at an address that no cache knows', async () => {
  const tides = remote();
  leaves(tides);
  await loadFromContainer(tides, 'routes', entry, false);
  await loadFromContainer(tides, 'routes', entry, true);
  expect(scripts[1]!.src).toMatch(/remoteEntry\.js\?attempt=\d+$/);
});

test('what an earlier attempt left behind does not stand for an entry that leaves nothing', async () => {
  const tides = remote();
  leaves(tides);
  await loadFromContainer(tides, 'routes', entry, false);
  answer = (script) => script.onload?.(new Event('load'));
  await expect(loadFromContainer(tides, 'routes', entry, true)).rejects.toThrow('left no');
});

test('a hung entry is given up', async () => {
  jest.useFakeTimers();
  answer = () => {};
  const given = expect(loadFromContainer(remote(), 'routes', entry, false)).rejects.toThrow(`no answer in ${remoteTimeout} ms`);
  await jest.advanceTimersByTimeAsync(remoteTimeout);
  await given;
  jest.useRealTimers();
});
