import { contractVersion, type PageModule } from '@3eu/platform/contract';
import type { DocumentRemote } from '@3eu/platform/contract/descriptor';
import { createLoader } from '../federation/loader';
import type { RemoteSources } from '../federation/federation';
import { resultAt, prepareAt, type NavigationContext } from './fallbacks';
import { createPageMap, type SitePage } from './page-map';

const Page = () => null;
const pageOf: PageModule = { Page };
const url = new URL('https://site.example/tides');
const live = { url: '/remotes/tides/2/remoteEntry.js', integrity: 'sha384-2' };
const tides: DocumentRemote = {
  name: 'tides',
  version: '2',
  contract: contractVersion,
  globalName: 'sample_tides',
  entry: live,
  pages: [{ path: '/tides', module: './pages/tides' }],
  blocks: [],
};

type Fault = Error | 'hangs';
type Given = {
  remote?: DocumentRemote;
  faults?: Record<string, Fault>;
  hasDocument?: boolean;
  known?: boolean;
  registryFault?: Fault;
  own?: SitePage[];
};

/** A site whose files have these faults; the test moves its clock. */
function setUp({ remote = tides, faults = {}, hasDocument = true, known = true, registryFault, own = [] }: Given) {
  const timers: (() => void)[] = [];
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
    discover: () => ends(registryFault, undefined).then(() => void (found = true)),
  };
  const pages = createPageMap({ registry, loader, sources, documentPath: '/' }, own, () => {});
  const context: NavigationContext = {
    pages,
    loader,
    after: (_milliseconds, callback) => {
      timers.push(callback);
      return () => void timers.splice(timers.indexOf(callback), 1);
    },
    hasDocument: () => Promise.resolve(hasDocument),
    report: (error) => void reports.push((error as Error).message),
  };
  const outcome = resultAt(url, { asked: true }, context);
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    outcome,
    context,
    reports,
    settle,
    passTime: async () => (await settle(), timers.splice(0).forEach((callback) => callback()), settle()),
  };
}

const down = new Error('503');
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
  const { outcome, reports, settle, passTime } = setUp({ faults: { [live.url]: 'hangs' } });
  const ended = jest.fn();
  void outcome.then(ended);
  await settle();
  expect(ended).not.toHaveBeenCalled();
  await passTime();
  expect(ended).toHaveBeenCalledWith(itsDocument);
  expect(reports[0]).toBe('/tides gave no answer in 3000 ms.');
});

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
  const { outcome, passTime } = setUp({ known: false, registryFault: 'hangs', hasDocument: false });
  await passTime();
  expect(await outcome).toEqual({ kind: 'unavailable' });
});

test('a page is shown even if what it loads alongside fails or hangs', async () => {
  for (const prepare of [() => Promise.reject(down), () => new Promise(() => {})]) {
    const home: SitePage = {
      path: '/tides',
      origin: {
        kind: 'module',
        source: { key: 'home', fetch: () => Promise.resolve(pageOf) },
      },
      prepare,
    };
    const { outcome, passTime, reports } = setUp({ own: [home], remote: { ...tides, pages: [] } });
    await passTime();
    expect(await outcome).toMatchObject({ kind: 'page', module: pageOf });
    expect(reports).toEqual([]);
  }
});

test('a page that is loaded is there at once; one that shows more than itself is not', async () => {
  const { outcome, context } = setUp({});
  await outcome;
  const at = new URL('/tides?moon=full', url);
  expect(prepareAt(at, context)).toMatchObject({ kind: 'page', module: pageOf });
  expect(prepareAt(new URL('/moon', url), context)).toBeInstanceOf(Promise);
  const whole: SitePage = { ...context.pages.find('/tides')!, prepare: () => Promise.resolve() };
  expect(prepareAt(at, { ...context, pages: { ...context.pages, find: () => whole } })).toBeInstanceOf(Promise);
});
