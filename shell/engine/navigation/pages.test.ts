/** @jest-environment node */
import { contractVersion, type PageModule } from '@3eu/platform/contract';
import { platformModules } from '@3eu/platform/page/shared-modules';
import type { DocumentRemote } from '@3eu/platform/contract/descriptor';
import { createLoader } from '../federation/loader';
import { completeRegistry } from '../federation/registry-client';
import { remoteSources, type RemoteSources } from '../federation/federation';
import { navigationTimeout, pageFinder, pageHere, preparing, resultAt, type SitePage } from './pages';

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
  const sources = remoteSources({ id: 'sample', ...platformModules }, [], false);
  const own = [pageHere('/', () => null), pageHere('/404', () => null)];
  return {
    find: pageFinder(
      {
        registry: completeRegistry(remotes),
        sources,
        loader: createLoader(() => 0),
        path: documentPath,
      },
      () => own,
    ),
  };
}

const mapOf = (...remotes: DocumentRemote[]) => mapIn('/', ...remotes);

test('pages that talk to an API are left to its remote’s own documents, whose policies allow it', () => {
  const tides = { ...remote('tides', ['/tides', '/tide/:slug']), connects: ['https://api.example'] };
  const found = (documentPath: string) => mapIn(documentPath, tides).find('/tides')?.path;
  expect(['/', '/tides', '/tide/high'].map(found)).toEqual([undefined, '/tides', '/tides']);
});

test('a path is found exactly as written, with or without a trailing slash', () => {
  const { find } = mapOf(remote('tides', ['/tides', '/tide/:slug']));
  expect(find('/')?.path).toBe('/');
  expect(find('/tides')?.path).toBe('/tides');
  expect(find('/tides/')?.path).toBe('/tides');
  expect(find('/tide/high')?.path).toBe('/tide/:slug');
});

test.each(['/Tides', '/tides/high', '/tide', '/tide/', '/tide/a/b', '/constructor', '/__proto__'])(
  'no page is found for %s',
  (path) => {
    expect(mapOf(remote('tides', ['/tides', '/tide/:slug'])).find(path)).toBeUndefined();
  },
);

test('a literal path wins over a pattern', () => {
  const { find } = mapOf(remote('a', ['/tide/:slug']), remote('b', ['/tide/high']));
  expect(find('/tide/high')?.path).toBe('/tide/high');
  expect(find('/tide/low')?.path).toBe('/tide/:slug');
});

describe('a value with its own module', () => {
  const values = { high: './pages/tide/high', low: './pages/tide/low' };
  const tides = { ...remote('tides', []), pages: [{ path: '/tide/:slug', module: './pages/tide', values }] };
  const moduleOf = (address: string, from = tides) => {
    const { source, path } = mapOf(from).find(address)!;
    return [path, source.key.split(' ').at(-1)];
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

test('the first of two remotes that claim the same path keeps it, whatever they call their parameters', () => {
  const { find } = mapOf(
    remote('support', ['/faq', '/tide/:slug']),
    remote('campus', ['/faq', '/visit', '/', '/tide/:name']),
    remote('third', ['/visit']),
  );
  const owners = ['/faq', '/visit', '/tide/high'].map((path) => find(path)!.source.key.split('/')[1]);
  expect(owners).toEqual(['support', 'campus', 'support']);
  expect(find('/')!.source.value).toBeDefined();
});

test.each([
  ['/tide/high/ebb', '/tide/high/:part'],
  ['/tide/low/moon', '/tide/:slug/moon'],
  ['/tide/low/ebb', '/tide/:slug/:part'],
])('at %s the page with more words in its path wins: %s', (address, path) => {
  const { find } = mapOf(remote('a', ['/tide/:slug/:part', '/tide/:slug/moon']), remote('b', ['/tide/high/:part']));
  expect(find(address)?.path).toBe(path);
});

const Page = () => null;
const never = new AbortController().signal;
const pageOf: PageModule = { Page };
const url = new URL('https://site.example/tides');
const live = { url: '/remotes/tides/2/remoteEntry.js', integrity: 'sha384-2' };
const tides: DocumentRemote = { ...remote('tides', ['/tides']), entry: live };

const down = new Error('503');
type Fault = Error | 'hangs';
type Given = {
  remote?: DocumentRemote;
  faults?: Record<string, Fault>;
  hasDocument?: boolean | 'hangs';
  known?: boolean;
  registryFault?: Fault;
  registryDelay?: number;
  own?: SitePage[];
};

/** A site whose files have these faults. */
function setUp({
  remote = tides,
  faults = {},
  hasDocument = true,
  known = true,
  registryFault,
  registryDelay,
  own = [],
}: Given) {
  const reports: string[] = [];
  let found = known;
  const ends = <T>(fault: Fault | undefined, value: T) =>
    fault === 'hangs' ? new Promise<T>(() => {}) : fault ? Promise.reject(fault) : Promise.resolve(value);
  const sources: RemoteSources = {
    page: ({ entry }) => ({ key: entry.url, fetch: () => ends(faults[entry.url], pageOf) }),
    block: jest.fn(),
  };
  const loader = createLoader(() => 0);
  const registry = {
    remotes: () => (found ? [remote] : []),
    needsOf: () => undefined,
    discover: async () => {
      if (registryDelay) await new Promise((resolve) => setTimeout(resolve, registryDelay));
      await ends(registryFault, undefined);
      found = true;
    },
  };
  const report = (error: unknown) => void reports.push((error as Error).message);
  const find = pageFinder({ registry, loader, sources, path: '/' }, () => own);
  const answer = { ok: hasDocument, status: 503, headers: new Headers({ 'content-type': 'text/html' }) } as Response;
  const ask = jest.fn((_url: string, given?: RequestInit) =>
    hasDocument === 'hangs'
      ? new Promise<Response>((_, reject) => given!.signal!.addEventListener('abort', () => reject(down)))
      : Promise.resolve(answer),
  );
  globalThis.fetch = ask as typeof fetch;
  const site = { find, registry, loader, report };
  const superseded = new AbortController();
  return { outcome: resultAt(url, { asked: true }, site, superseded.signal), site, reports, ask, superseded };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** As long as a visitor waits. */
const passTime = () => jest.advanceTimersByTimeAsync(navigationTimeout);

const itsDocument = { kind: 'document' };

test('an available page is shown, without a report', async () => {
  const { outcome, reports } = setUp({});
  expect(await outcome).toMatchObject({ kind: 'page', page: { path: '/tides' }, module: pageOf });
  expect(reports).toEqual([]);
});

test('a failed page gives way to its prerendered document, with one report', async () => {
  const { outcome, reports } = setUp({ faults: { [live.url]: down } });
  expect(await outcome).toEqual(itsDocument);
  expect(reports).toHaveLength(1);
});

test('a hanging page is given up after the navigation timeout, not before', async () => {
  const { outcome, reports } = setUp({ faults: { [live.url]: 'hangs' } });
  const ended = jest.fn();
  void outcome.then(ended);
  await jest.advanceTimersByTimeAsync(navigationTimeout - 1);
  expect(ended).not.toHaveBeenCalled();
  await passTime();
  expect(ended).toHaveBeenCalledWith(itsDocument);
  expect(reports[0]).toBe(`/tides gave no answer in ${navigationTimeout} ms.`);
});

test('all that a navigation waits for has one limit of time', async () => {
  const { outcome } = setUp({ known: false, registryDelay: navigationTimeout - 1000, faults: { [live.url]: 'hangs' } });
  const ended = jest.fn();
  void outcome.then(ended);
  await jest.advanceTimersByTimeAsync(navigationTimeout - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(itsDocument);
});

test('where nothing answers at all, the browser goes on waiting', async () => {
  const { outcome } = setUp({ faults: { [live.url]: 'hangs' }, hasDocument: 'hangs' });
  await passTime();
  expect(await outcome).toEqual(itsDocument);
});

test.each(['hangs', down] as const)(
  'a superseded navigation asks for nothing more and reports nothing',
  async (fault) => {
    const { outcome, reports, ask, superseded } = setUp({ faults: { [live.url]: fault } });
    superseded.abort();
    await passTime();
    await outcome;
    expect([reports, ask.mock.calls]).toEqual([[], []]);
  },
);

test('with nothing else left, the unavailable screen is shown', async () => {
  const { outcome } = setUp({ faults: { [live.url]: down }, hasDocument: false });
  expect(await outcome).toEqual({ kind: 'unavailable' });
});

test('a page of a remote that is not known yet is found in the registry', async () => {
  const { outcome } = setUp({ known: false });
  expect(await outcome).toMatchObject({ kind: 'page', page: { path: '/tides' } });
});

test('an address that nobody owns is the server’s', async () => {
  const { outcome } = setUp({ known: true, remote: { ...tides, pages: [{ path: '/moon', module: './pages/moon' }] } });
  expect(await outcome).toEqual(itsDocument);
});

test('without the registry, an unknown address may still have a document', async () => {
  const { outcome, reports } = setUp({ known: false, registryFault: down });
  expect(await outcome).toEqual(itsDocument);
  expect(reports).toEqual(['503']);
});

test('without the registry and a document, the unavailable screen is shown', async () => {
  const { outcome } = setUp({ known: false, registryFault: 'hangs', hasDocument: false });
  await passTime();
  expect(await outcome).toEqual({ kind: 'unavailable' });
});

test('a page is shown even if what it loads alongside fails or hangs', async () => {
  for (const prepare of [() => Promise.reject(down), () => new Promise(() => {})]) {
    const home: SitePage = {
      path: '/tides',
      source: { key: 'home', fetch: () => Promise.resolve(pageOf) },
      prepare,
    };
    const { outcome, reports } = setUp({ own: [home], remote: { ...tides, pages: [] } });
    await passTime();
    expect(await outcome).toMatchObject({ kind: 'page', module: pageOf });
    expect(reports).toEqual([]);
  }
});

test('a page that is loaded is there at once; one that shows more than itself is not', async () => {
  const { outcome, site } = setUp({});
  await outcome;
  const at = new URL('/tides?moon=full', url);
  expect(preparing(site)(at, never)).toMatchObject({ kind: 'page', module: pageOf });
  expect(preparing(site)(new URL('/moon', url), never)).toBeInstanceOf(Promise);
  const whole: SitePage = { ...site.find('/tides')!, prepare: () => Promise.resolve() };
  expect(preparing({ ...site, find: () => whole })(at, never)).toBeInstanceOf(Promise);
});
