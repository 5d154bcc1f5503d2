import { createLoader, type Source } from '../federation/loader';
import { mayLoadMore, nextSource, type Moment } from './at-rest';
import { pageHere, type SitePage } from './pages';

afterEach(() => jest.restoreAllMocks());

const calm: Moment = { spent: 0, isHidden: false, isNavigating: false, isWriting: false };

test.each<[string, Partial<Moment>]>([
  ['with Save-Data', { connection: { saveData: true, effectiveType: '4g' } }],
  ['on a connection that is as slow as 2g', { connection: { effectiveType: '2g' } }],
  ['on one that is slower', { connection: { effectiveType: 'slow-2g' } }],
  ['in a hidden tab', { isHidden: true }],
  ['while another page is on its way', { isNavigating: true }],
  ['while the visitor is in a field', { isWriting: true }],
  ['when the largest page might exceed 60 kB', { spent: 41_000 }],
])('nothing is loaded for links in sight %s', (_when, reason) => {
  expect(mayLoadMore({ ...calm, ...reason })).toBe(false);
});

test('in a calm moment more is loaded, as long as every page fits into 60 kB', () => {
  expect(mayLoadMore({ ...calm, spent: 40_000, connection: { effectiveType: '3g', saveData: false } })).toBe(true);
});

/** A source of nothing, from a remote's entry; a failing one fails as often as it is tried. */
function source(key: string, from?: Source<unknown>, fails = false): Source<never> {
  const fetch = () => (fails ? Promise.reject<never>(new Error('503')) : Promise.resolve({} as never));
  return { key, ...(from ? { from } : {}), fetch };
}

function setUp() {
  const entries = { tides: source('tides'), boats: source('boats', undefined, true) };
  const sources: Readonly<Record<string, Source<never>>> = {
    '/tides': source('/tides', entries.tides),
    '/moon': source('/moon', entries.tides),
    '/boats': source('/boats', entries.boats),
    '/pages': source('/pages'),
  };
  const byPath: Readonly<Record<string, SitePage>> = {
    ...Object.fromEntries(Object.entries(sources).map(([path, source]) => [path, { path, source } satisfies SitePage])),
    '/offline': pageHere('/offline', () => null),
  };
  const loader = createLoader(() => 0);
  const next = (html: string) => {
    document.body.innerHTML = html;
    return nextSource(document.querySelectorAll('a'), { find: (path) => byPath[path], loader })?.key;
  };
  return { loader, entries, sources, next };
}

const link = (path: string) => `<a href="${path}">there</a>`;

test('what the page itself links to comes before what its frame does', () => {
  const { next } = setUp();
  expect(next(`<header>${link('/pages')}</header><main>${link('/moon')}${link('/tides')}</main>`)).toBe('/moon');
});

test('what is nearer to the middle of the window comes first', () => {
  const { next } = setUp();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = this.getAttribute('href') === '/moon' ? innerHeight / 2 : 0;
    return DOMRect.fromRect({ y: top, height: 20 });
  });
  expect(next(link('/tides') + link('/moon'))).toBe('/moon');
});

test('what is loaded, loading, here, another site’s, unknown or served as its document is passed over', async () => {
  const { next, loader, sources } = setUp();
  await loader.load(sources['/tides']!);
  void loader.load(sources['/moon']!);
  const rest = ['/tides', '/moon', '/offline', 'https://elsewhere.example/pages', '/nobody', '/old'].map(link).join('');
  expect(next(rest)).toBeUndefined();
  expect(next(rest + link('/pages?from=here#top'))).toBe('/pages');
});

test('a page that failed is not tried again, and nothing is taken from a remote that failed or does not answer', async () => {
  const { next, loader, entries, sources } = setUp();
  await loader.load(entries.boats).catch(() => {});
  expect(next(link('/boats') + link('/pages'))).toBe('/pages');
  void loader.load(entries.tides);
  expect(next(link('/tides') + link('/moon'))).toBeUndefined();
  await loader.load(entries.tides);
  expect(next(link('/tides'))).toBe('/tides');
  await loader.load(source('/tides', entries.tides, true)).catch(() => {});
  expect(next(link('/tides') + link('/moon'))).toBe('/moon');
  expect(sources['/tides']!.from).toBe(entries.tides);
});
