import { openContainer, preloadShared } from './browser-container';

const globals = globalThis as unknown as Record<string, unknown>;
const scope = { react: {} };
const entry = { url: '/remotes/tides/1/remoteEntry.js', integrity: 'sha384-x' };
const name = 'uni3e_tides';

let scripts: HTMLScriptElement[];
let answer: (script: HTMLScriptElement) => void;

/** The entry runs and leaves a container. */
function leavesContainer(container = { init: jest.fn(), get: jest.fn() }) {
  answer = (script) => {
    globals[name] = container;
    script.onload?.(new Event('load'));
  };
  return container;
}

beforeEach(() => {
  Object.assign(globals, {
    __webpack_init_sharing__: () => Promise.resolve(),
    __webpack_share_scopes__: { default: scope },
  });
  Reflect.deleteProperty(globals, name);
  scripts = [];
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
    append(script as Node);
    queueMicrotask(() => answer(script as HTMLScriptElement));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test('an entry runs with its integrity hash, and its container gets the share scope', async () => {
  const container = leavesContainer();
  expect(await openContainer(entry, name, 0)).toBe(container);
  expect(scripts.map(({ integrity, crossOrigin, src }) => [integrity, crossOrigin, new URL(src).pathname])).toEqual([
    ['sha384-x', 'anonymous', entry.url],
  ]);
  expect(container.init).toHaveBeenCalledWith(scope);
  expect(document.head.querySelectorAll('script')).toHaveLength(0);
});

test('a retried entry is requested at an address that no cache has', async () => {
  leavesContainer();
  await openContainer(entry, name, 3);
  expect(scripts[0]!.src).toMatch(/remoteEntry\.js\?attempt=3$/);
});

test('the error of a refused entry says that it was refused', async () => {
  answer = (script) => script.onerror?.(new Event('error'));
  await expect(openContainer(entry, name, 0)).rejects.toThrow(`${entry.url} was refused.`);
});

test('an earlier entry’s container does not stand in for an entry that leaves none', async () => {
  leavesContainer();
  await openContainer(entry, name, 0);
  answer = (script) => script.onload?.(new Event('load'));
  await expect(openContainer(entry, name, 0)).rejects.toThrow(`ran and left no ${name}`);
});

test('a container whose init throws cannot be opened', async () => {
  leavesContainer({ init: jest.fn(() => Promise.reject(new Error('wrong React'))), get: jest.fn() });
  await expect(openContainer(entry, name, 0)).rejects.toThrow('wrong React');
});

test('shared modules are preloaded, and one that fails does no harm', async () => {
  const forms = { get: jest.fn(() => Promise.reject(new Error('503'))) };
  const ui = { get: jest.fn(() => () => ({})) };
  Object.assign(globals, {
    __webpack_share_scopes__: {
      default: { '@3eu/shared/ui/forms': { '3.0.0': forms }, '@3eu/shared/ui': { '3.0.0': ui } },
    },
  });
  await preloadShared(['@3eu/shared/ui/forms', '@3eu/shared/ui', '@3eu/shared/unknown']);
  expect(forms.get).toHaveBeenCalledTimes(1);
  expect(ui.get).toHaveBeenCalledTimes(1);
});
