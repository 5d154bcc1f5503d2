/** @jest-environment node */
import { contractVersion } from '../../contract';
import type { RemoteDescriptor } from '../../contract/descriptor';
import { textOf } from '../message';
import { liveSite, remoteVersion, shellVersion, withFiles } from '../testing/versions';
import { withVersions, type Version } from '../core/versions';
import { checkBuilds } from './gate';
import { isReason, refusal, Refused, refusalText } from './refusal';
import type { ScriptSizes } from './sizes';

const shell = shellVersion();
const campus = remoteVersion('campus', 1, {
  pages: [{ path: '/visit', module: './pages/visit', label: 'Visit' }],
  blocks: ['stories'],
});
const support = remoteVersion('support', 1, {
  pages: [
    { path: '/faq', module: './pages/faq', label: 'FAQ' },
    { path: '/topic/:slug', module: './pages/topic', label: 'Topics', params: [{ slug: 'one', label: 'One' }] },
  ],
});
const before = liveSite([shell, campus, support], {
  '/': ['/visit'],
  '/faq': ['/visit#tours', '/visit?day=1'],
  '/visit': ['/visit'],
});

function refusalsOf(
  released: readonly Version[],
  { removed = [], sizes = [] }: { removed?: string[]; sizes?: ScriptSizes[] } = {},
): string[] {
  const after = withVersions(before, released, removed);
  return checkBuilds({ before, after, builds: released.map(withFiles), removed, sizes }).map(refusalText);
}
const next = (changes: Partial<RemoteDescriptor>, versions?: Record<string, string>) =>
  remoteVersion('campus', 2, { pages: campus.descriptor.pages, blocks: ['stories'], ...changes }, versions);
const withPage = (path: string, params?: { slug: string; label: string }[]) =>
  next({
    pages: [
      ...campus.descriptor.pages,
      { path: path as '/x', module: './pages/x', label: 'X', ...(params ? { params } : {}) },
    ],
  });

test('a valid release passes', () => {
  expect(refusalsOf([next({})])).toEqual([]);
  expect(refusalsOf([shellVersion(2)])).toEqual([]);
  expect(refusalsOf([shellVersion(2), next({}), support])).toEqual([]);
});

test.each<readonly [string, string]>([
  [
    '/faq',
    'campus: /faq belongs to support, where it is a page. An address has only one owner: choose another address, or release both packages together if the page is moving.',
  ],
  ['/topic/two', 'campus: /topic/two belongs to support, where /topic/:slug is a page.'],
  ['/', 'campus: /: it is the home page, which the shell owns.'],
  ...['/offline', '/404', '/shell', '/remotes', '/api', '/pages', '/pictures', '/healthz'].map(
    (path) => [path, `campus: ${path}: ${path} is reserved for the site itself.`] as const,
  ),
  ...[
    '/visit/',
    '/Faq',
    '/../up',
    '/a&b',
    '/a b',
    '/.hidden',
    '/a?b',
    '/a#b',
    '//faq',
    '/constructor',
    '/a/__proto__',
    '/%66aq',
    '/a\\b',
    '/café',
  ].map((path) => [path, `campus: ${path}: "`] as const),
  ['visit', 'campus: visit: it has to begin with a slash.'],
])('the path %s is refused', (path, words) => {
  expect(refusalsOf([withPage(path)])[0]).toContain(words);
});

test.each([
  ['/emblems/:slug', [{ slug: 'a', label: 'A' }], '/emblems is reserved for the site itself'],
  ['/college/:slug', undefined, 'a pattern needs a list of its known values'],
  ['/college/:slug', [{ slug: '../up', label: 'A' }], '".." has to consist of lower-case letters'],
  ['/college/:slug', [{ slug: '__proto__', label: 'A' }], 'is a built-in name of JavaScript objects'],
  [
    '/college/:slug',
    [
      { slug: 'a', label: 'A' },
      { slug: 'a', label: 'B' },
    ],
    'a is listed twice',
  ],
  [
    '/college/:slug',
    [{ slug: 'not-found', label: 'A' }],
    'its page for unknown values is rendered at /college/not-found',
  ],
  ['/topic/:name', [{ slug: 'a', label: 'A' }], '/topic/:name belongs to support, where /topic/:slug is a page'],
])('the pattern %s with %j is refused', (path, params, words) => {
  expect(refusalsOf([withPage(path, params)]).join()).toContain(words);
});

test('no reason overrules a conflict with another package’s address', () => {
  const [refusal] = checkBuilds({
    before,
    after: withVersions(before, [withPage('/faq')]),
    builds: [withFiles(withPage('/faq'))],
    removed: [],
    sizes: [],
  });
  expect(refusal!.final).toBe(true);
});

test('no reason overrules a version that breaks rendering', () => {
  const react20 = shellVersion(2, {}, { react: '20.0.0', '@sample/ui': '1.0.0' });
  const after = withVersions(before, [react20]);
  const refusals = checkBuilds({ before, after, builds: [withFiles(react20)], removed: [], sizes: [] });
  expect(refusals.find(({ said }) => textOf(said).includes('react 20.0.0'))).toMatchObject({ final: true });
});

describe('a shell mounts its own contract and the one before', () => {
  const of = (contract: number) => next({ contract });

  test.each([
    [contractVersion + 1, 'First: npm run publish-remote -- shell'],
    [contractVersion - 2, `Build it for contract ${contractVersion}.`],
  ])('a remote of contract %i is refused, with what to do', (contract, todo) => {
    const words = `campus: it speaks contract ${contract}, and the live shell mounts ${contractVersion} and ${contractVersion - 1}. ${todo}`;
    expect(refusalsOf([of(contract)])).toEqual([words]);
  });

  test('a shell of another contract than the tool’s is refused, and so is a remote for it, with what to do', () => {
    const old = shellVersion(1, { contract: contractVersion - 1 });
    const live = { ...before, shell: old };
    const after = withVersions(live, [next({})]);
    const refusals = checkBuilds({ before: live, after, builds: [withFiles(next({}))], removed: [], sizes: [] });
    expect(refusals.map(({ final, said }) => [final, said.todo])).toEqual([
      [true, 'First: npm run publish-remote -- shell'],
    ]);
  });

  test('a shell that no longer mounts a live remote is refused', () => {
    const oldest = next({ contract: contractVersion - 2 });
    const live = { ...before, remotes: { ...before.remotes, campus: oldest } };
    const shell = shellVersion(2);
    const after = withVersions(live, [shell]);
    const refusals = checkBuilds({ before: live, after, builds: [withFiles(shell)], removed: [], sizes: [] });
    expect(refusals.map(refusalText)).toEqual([
      expect.stringContaining(`the live campus speaks ${contractVersion - 2}`),
    ]);
  });
});

test('a page can move from one package to another in a single release of both', () => {
  const gives = remoteVersion('support', 2, { pages: [support.descriptor.pages[1]!] });
  expect(refusalsOf([withPage('/faq'), gives])).toEqual([]);
});

test('a shell that takes a remote’s address or lacks a required page is refused', () => {
  const pages = shell.descriptor.pages;
  expect(refusalsOf([shellVersion(2, { pages: [...pages, { path: '/visit', scripts: [] }] })])[0]).toContain(
    'shell: it claims an address that campus already uses',
  );
  for (const needed of ['/404', '/offline'])
    expect(refusalsOf([shellVersion(2, { pages: pages.filter(({ path }) => path !== needed) })])).toEqual([
      `shell: it has no page ${needed}, which every site needs. Add it to src/descriptor.ts.`,
    ]);
});

test('a block that another remote owns is refused', () => {
  expect(refusalsOf([remoteVersion('support', 2, { pages: support.descriptor.pages, blocks: ['stories'] })])).toEqual([
    'support: the block stories belongs to campus. A block has only one owner: choose another name.',
  ]);
});

test('removing a page that others link to is refused, unless it redirects', () => {
  expect(refusalsOf([next({ pages: [{ path: '/tours', module: './pages/tours', label: 'Tours' }] })])).toEqual([
    "campus: /visit would be gone. /, /faq link to it. Keep the page, or say where it went: redirects: { '/visit': '/…' } in src/descriptor.ts.",
  ]);
  expect(
    refusalsOf([
      next({ pages: [{ path: '/tours', module: './pages/tours', label: 'Tours' }], redirects: { '/visit': '/tours' } }),
    ]),
  ).toEqual([]);
});

test('a remote that others link to, or whose block is shown, cannot be removed', () => {
  expect(refusalsOf([], { removed: ['campus'] }).map((text) => text.slice(0, 40))).toEqual([
    'campus: /visit would be gone. /, /faq li',
    'campus: the block stories would be gone,',
  ]);
});

test('a refused removal does not point to the remote’s descriptor, which would go too', () => {
  expect(refusalsOf([], { removed: ['campus'] })).toEqual([
    'campus: /visit would be gone. /, /faq link to it. Release those pages without the link first.',
    'campus: the block stories would be gone, and / shows it. Release that page without it first.',
  ]);
});

test('a remote that nobody links to may be removed', () => {
  const lonely = liveSite([shell, campus, remoteVersion('library')]);
  const refusals = checkBuilds({
    before: lonely,
    after: withVersions(lonely, [], ['library']),
    builds: [],
    removed: ['library'],
    sizes: [],
  });
  expect(refusals).toEqual([]);
});

test('a block that is shown cannot be removed', () => {
  expect(refusalsOf([next({ blocks: [] })])).toEqual([
    'campus: the block stories would be gone, and / shows it. Keep it, or release that page without it first.',
  ]);
});

test.each([
  [
    'a second React',
    next({ bundled: ['react', 'embla-carousel'] }),
    'campus: it bundles its own copy of react, but a page must have only one.',
  ],
  ['a router of its own', next({ bundled: ['react-router'] }), 'campus: it bundles its own copy of react-router'],
  [
    'a name that the platform lacks',
    next({ requires: { './pages/visit': { '@sample/ui': ['Ledger'] } } }),
    'campus: it uses Ledger of @sample/ui, which the live shell does not provide. First publish a shell that provides it.',
  ],
  [
    'a module that is not shared',
    next({ requires: { './pages/visit': { '@3eu/shared/maps': [] } } }),
    'campus: it uses @3eu/shared/maps, which the live shell does not provide.',
  ],
  [
    'another React',
    next({}, { react: '20.0.0', '@sample/ui': '1.0.0' }),
    'campus: it was built for react ^20.0.0, but the live shell has 19.3.1. Install react 19.3.1 and build again, or first publish a shell with react ^20.0.0.',
  ],
])('a remote with %s is refused', (_what, version, words) => {
  expect(refusalsOf([version])).toEqual([expect.stringContaining(words)]);
});

test('a shell that drops what live remotes use is refused', () => {
  const without = shellVersion(2, { provides: { '@sample/ui': ['Button'], '@sample/ui/forms': [] } });
  expect(refusalsOf([without])).toEqual(
    ['campus', 'support'].map(
      (name) =>
        `shell: it no longer provides Band of @sample/ui, which the live ${name} uses. Keep it until ${name} is released without it, or publish the shell together with ${name}.`,
    ),
  );
  expect(refusalsOf([shellVersion(2, {}, { react: '20.0.0', '@sample/ui': '1.0.0' })])[0]).toBe(
    'shell: it has react 20.0.0, but the live campus was built for ^19.3.1. Keep the old version, or publish the shell together with campus.',
  );
});

test('a page that is too heavy is refused, with its largest sources', () => {
  const size = {
    owner: 'campus',
    part: '/visit',
    scripts: [{ file: 'visit.js', bytes: 13_000 }],
    heaviest: ['embla-carousel 31 kB', 'src/pages/visit/map.ts 9 kB'],
  };
  expect(refusalsOf([next({})], { sizes: [size] })).toEqual([
    'campus: the scripts of /visit are 13000 bytes (brotli), but only 12288 are allowed: visit.js 13000. Largest sources: embla-carousel 31 kB, src/pages/visit/map.ts 9 kB. Load rarely needed code on demand, or use what the platform provides.',
  ]);
  expect(refusalsOf([next({})], { sizes: [{ ...size, scripts: [{ file: 'visit.js', bytes: 12_288 }] }] })).toEqual([]);
});

test.each([
  [
    'a page that is not there',
    { '/tours': '/vist' },
    ['campus: /tours redirects to /vist, which is not a page of the site.'],
  ],
  ['an unknown value', { '/tours': '/topic/two' }, ['campus: /tours redirects to /topic/two,']],
  ['another moved address', { '/a': '/b', '/b': '/a' }, ['campus: /a redirects to /b,', 'campus: /b redirects to /a,']],
  ['a page', { '/tours': '/visit#tours', '/b': '/faq', '/c': '/topic/one', '/d': '/' }, []],
])('a redirect to %s is checked', (_what, redirects, expected) => {
  const refusals = refusalsOf([next({ redirects })]);
  expect(refusals).toEqual(expected.map((text) => expect.stringContaining(text)));
});

test('a page that another address redirects to cannot be removed', () => {
  const led = withVersions(before, [next({ redirects: { '/questions': '/faq' } })]);
  const moved = remoteVersion('support', 2, {
    pages: [{ path: '/answers', module: './pages/answers', label: 'Answers' }, support.descriptor.pages[1]!],
    redirects: { '/faq': '/answers' },
  });
  const after = withVersions(led, [moved]);
  expect(
    checkBuilds({ before: { ...before, ...led }, after, builds: [withFiles(moved)], removed: [], sizes: [] }).map(
      refusalText,
    ),
  ).toEqual([expect.stringContaining('campus: /questions redirects to /faq, which is not a page of the site.')]);
});

test('names in other letters are the same names: hosts and disks may know no capitals', () => {
  const codes = (released: Version) =>
    checkBuilds({
      before,
      after: withVersions(before, [released]),
      builds: [withFiles(released)],
      removed: [],
      sizes: [],
    }).map(({ said, final }) => [said.code, final]);
  expect(codes(next({ redirects: { '/Faq': '/visit' } }))).toContainEqual(['address-taken', true]);
  expect(codes(next({ redirects: { '/Topic/One': '/visit' } }))).toContainEqual(['address-taken', true]);
  expect(codes(next({ redirects: { '/VISIT': '/visit' } }))).toEqual([]);
});

test('a container with another package’s name is refused', () => {
  const impostor = next({});
  impostor.manifest.metaData.globalName = support.manifest.metaData.globalName;
  expect(refusalsOf([impostor])).toEqual([expect.stringContaining('its container is called uni_support')]);
});

test('only a meaningful reason is accepted', () => {
  for (const reason of ['', ' ', 'x', '-', '1 2', 'yes']) expect(isReason(reason)).toBe(false);
  expect(isReason('moved to the alumni site')).toBe(true);
});

test('a refused release says that nothing changed, and how to overrule what can be overruled', () => {
  const refused = refusal('campus', 'required-page', 'it has no page /404.');
  const text = 'Not released. The live site is unchanged.\n- campus: it has no page /404.';
  expect(new Refused([refused], true).message).toBe(
    `${text}\nTo release anyway, say why: --force "reason". The reason is recorded with the release.`,
  );
  expect(new Refused([refused]).message).toBe(text);
  expect(new Refused([{ ...refused, final: true }], true).message).toBe(text);
});

test('a remote that talks to an origin which the owner does not allow is refused', () => {
  const released = next({ connects: ['https://api.example', 'https://other.example'] });
  const refusals = (connects?: string[]) =>
    checkBuilds({
      before,
      after: withVersions(before, [released]),
      builds: [withFiles(released)],
      removed: [],
      sizes: [],
      settings: connects ? { connects } : {},
    }).map(({ owner, final, said }) => [owner, final, said.code]);
  expect(refusals()).toEqual([]);
  expect(refusals(['https://api.example'])).toEqual([['campus', true, 'connection-forbidden']]);
  expect(refusals([])).toHaveLength(2);
});
