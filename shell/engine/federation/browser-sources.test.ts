import type { DocumentRemote } from '@3eu/platform/contract/descriptor';
import { platformModules } from '@3eu/platform/page/shared-modules';
import { browserSources, pinnedEntries } from './browser-sources';
import { createLoader } from './loader';

const entry = { url: 'https://site.example/remotes/tides/1/remoteEntry.js', integrity: 'sha384-x' };
const tides: DocumentRemote = {
  name: 'tides',
  version: '1',
  contract: 3,
  globalName: 'sample_tides',
  entry,
  pages: [{ path: '/tides', module: './pages/tides' }],
  blocks: [],
};
const page = { url: 'https://site.example/remotes/tides/1/page.js', integrity: 'sha384-p' };
const registry = {
  remotes: () => [tides],
  needsOf: (_entry: unknown, module: string) =>
    module === './pages/tides' ? { scripts: [page], shared: [] } : undefined,
  discover: () => Promise.resolve(),
};

/** What the runtime asks the plugin before it runs an entry. */
function elementFor(name: string) {
  const { createScript } = pinnedEntries(registry);
  const asked = { url: entry.url, attrs: {}, remoteInfo: { name } };
  return createScript!(asked as unknown as Parameters<NonNullable<typeof createScript>>[0]);
}

test('an entry runs with its hash, and may take as long as it takes', () => {
  const { script, timeout } = elementFor('sample_tides') as { script: HTMLScriptElement; timeout: number };
  expect([script.src, script.integrity, script.crossOrigin]).toEqual([entry.url, 'sha384-x', 'anonymous']);
  expect(timeout).toBeGreaterThan(7 * 24 * 3_600_000);
});

test('a remote that the registry does not have is no business of the plugin', () => {
  expect(elementFor('somebody_else')).toBeUndefined();
});

test('a second try asks the host again for what the browser has of the first', async () => {
  const answered: string[] = [];
  globalThis.fetch = jest.fn((url: string, init: RequestInit) => {
    answered.push(`${url} ${init.cache}`);
    return Promise.resolve({ ok: true } as Response);
  }) as never;
  let fail = true;
  new MutationObserver((records) => {
    for (const script of records.flatMap(({ addedNodes }) => [...addedNodes]) as HTMLScriptElement[]) {
      if (script.tagName !== 'SCRIPT') continue;
      const get = () => (fail ? Promise.reject(new Error('refused')) : Promise.resolve(() => ({ Page: () => null })));
      Object.assign(globalThis, { sample_tides: { init() {}, get: () => get().finally(() => (fail = false)) } });
      script.onload?.(new Event('load'));
    }
  }).observe(document.head, { childList: true });
  await createLoader(() => 0).load(
    browserSources({ id: 'sample', ...platformModules }, registry).page(tides, './pages/tides'),
  );
  expect(answered).toEqual([`${entry.url} reload`, `${page.url} reload`]);
});
