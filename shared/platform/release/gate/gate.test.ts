/** @jest-environment node */
import { contractVersion } from '../../contract';
import type { RemoteDescriptor } from '../../contract/descriptor';
import type { Given } from '../site/site';
import type { Version } from '../site/version';
import { remoteVersion, shellVersion, siteAfter, siteWith, withChanges } from '../testing/versions';
import { gate } from './gate';
import { isReason, refusal, Refused } from './refusal';

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
const before = siteWith([shell, campus, support], {
  '/': ['/visit'],
  '/faq': ['/visit#tours', '/visit?day=1'],
  '/visit': ['/visit'],
});

/** What the gate has against the site that a release of these versions makes of another. */
const refusedFrom = (
  from: typeof before,
  released: readonly Version[],
  changes: Partial<Given> & { removed?: string[] } = {},
) => gate(from, siteAfter(from, released, changes)).refusals;
const refusalsOf = (...given: [readonly Version[], (Partial<Given> & { removed?: string[] })?]) =>
  refusedFrom(before, ...given).map(({ owner, code }) => `${owner}: ${code}`);
/** The same site with other versions. */
const beforeWith = (...versions: Version[]) => siteWith(siteAfter(before, versions).live);
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

test('what cannot be rendered because of a contract that no reason overrules is not said beside it', () => {
  const failures = [{ path: '/visit', owner: 'campus', error: 'it exports no Page', isKept: false }];
  const other = next({}, { react: '20.0.0', '@sample/ui': '1.0.0', '@sample/ui/forms': '1.0.0' });
  const lacking = next({ requires: { './pages/visit': { '@sample/ui': ['Sextant'] } } });
  expect(refusalsOf([other], { failures })).toEqual(['campus: other-library']);
  expect(refusalsOf([lacking], { failures })).toEqual(['campus: not-provided', 'campus: not-rendered']);
  expect(refusalsOf([next({})], { failures })).toEqual(['campus: not-rendered']);
});

test('what throws is said once for all pages that it stops, with a remedy, and then where', () => {
  const error = 'RangeError: no such day.\n    at src/content/tides.ts:9';
  const failures = ['/visit', '/tours'].map((path) => ({ path, owner: 'campus', error, isKept: false }));
  const [refusal, ...more] = refusedFrom(before, [next({})], { failures });
  expect(refusal!.text).toMatch(
    /^\/visit, \/tours cannot be rendered\. RangeError: no such day\. .*npm run check.*\n +at src/,
  );
  expect(more).toEqual([]);
});

test('the gate asks the rules of names and addresses again, and no reason overrules them', () => {
  const found = (path: string, params?: { slug: string; label: string }[]) =>
    refusedFrom(before, [withPage(path, params)]).map(({ code, final }) => [code, final]);
  for (const path of ['/faq', '/topic/two']) expect(found(path)).toEqual([['address-taken', true]]);
  for (const path of ['/', '/offline', '/../up']) expect(found(path)[0]).toEqual(['unclear-address', true]);
  expect(found('/topic/:name', [{ slug: 'a', label: 'A' }])).toContainEqual(['address-taken', true]);
  expect(found('/college/:slug', [{ slug: '__proto__', label: 'A' }])).toContainEqual(['unclear-address', true]);
});

test('no reason overrules a version that breaks rendering', () => {
  const react20 = shellVersion(2, {}, { react: '20.0.0', '@sample/ui': '1.0.0' });
  const refusals = refusedFrom(before, [react20]);
  expect(refusals.find(({ code }) => code === 'other-library')).toMatchObject({ final: true });
});

describe('a shell mounts its own contract and the one before', () => {
  const of = (contract: number) => next({ contract });

  test('a remote of any other is refused', () => {
    expect(refusalsOf([of(contractVersion - 1)])).toEqual([]);
    for (const contract of [contractVersion + 1, contractVersion - 2])
      expect(refusalsOf([of(contract)])).toEqual(['campus: other-contract']);
  });

  test('a shell of another contract than the tool’s is refused, and so is a remote for it', () => {
    const old = shellVersion(1, { contract: contractVersion - 1 });
    const refusals = refusedFrom(beforeWith(old), [next({})]);
    expect(refusals.map(({ final, code }) => [final, code])).toEqual([[true, 'other-platform']]);
  });

  test('a shell that no longer mounts a live remote is refused', () => {
    const oldest = next({ contract: contractVersion - 2 });
    const refusals = refusedFrom(beforeWith(oldest), [shellVersion(2)]);
    expect(refusals.map(({ code }) => code)).toEqual(['other-contract']);
  });
});

test('a page can move from one package to another in a single release of both', () => {
  const gives = remoteVersion('support', 2, { pages: [support.descriptor.pages[1]!] });
  expect(refusalsOf([withPage('/faq'), gives])).toEqual([]);
});

test('a shell that takes a remote’s address or lacks a required page is refused', () => {
  const pages = shell.descriptor.pages;
  expect(refusalsOf([shellVersion(2, { pages: [...pages, { path: '/visit', scripts: [] }] })])[0]).toBe(
    'shell: address-of-remote',
  );
  for (const needed of ['/404', '/offline'])
    expect(refusalsOf([shellVersion(2, { pages: pages.filter(({ path }) => path !== needed) })])).toEqual([
      'shell: required-page',
    ]);
});

test('a block that another remote owns is refused', () => {
  expect(refusalsOf([remoteVersion('support', 2, { pages: support.descriptor.pages, blocks: ['stories'] })])).toEqual([
    'support: block-taken',
  ]);
});

test('removing a page that others link to is refused, unless it redirects', () => {
  expect(refusalsOf([next({ pages: [{ path: '/tours', module: './pages/tours', label: 'Tours' }] })])).toEqual([
    'campus: page-lost',
  ]);
  expect(
    refusalsOf([
      next({ pages: [{ path: '/tours', module: './pages/tours', label: 'Tours' }], redirects: { '/visit': '/tours' } }),
    ]),
  ).toEqual([]);
});

test('a remote that others link to, or whose block is shown, cannot be removed', () => {
  expect(refusalsOf([], { removed: ['campus'] })).toEqual([
    'campus: page-lost',
    'campus: block-lost',
    'shell: link-to-nothing',
  ]);
});

test('a remote that nobody links to may be removed', () => {
  const lonely = siteWith([shell, campus, remoteVersion('library')]);
  expect(refusedFrom(lonely, [], { removed: ['library'] })).toEqual([]);
});

test('a block that nobody has is refused, unless it is awaited', () => {
  const pages = support.descriptor.pages.map((page) => ({ ...page, blocks: ['menus'] }));
  const showing = remoteVersion('support', 2, { pages });
  expect(refusalsOf([showing])).toEqual(['support: block-missing', 'support: block-missing']);
  expect(refusalsOf([showing, shellVersion(2, { awaited: ['menus'] })])).toEqual([]);
});

test('a block that is shown cannot be removed', () => {
  expect(refusalsOf([next({ blocks: [] })])).toEqual(['campus: block-lost']);
});

test.each([
  ['a second React', next({ bundled: ['react', 'embla-carousel'] }), 'second-copy'],
  ['a router of its own', next({ bundled: ['react-router'] }), 'second-copy'],
  [
    'a name that the platform lacks',
    next({ requires: { './pages/visit': { '@sample/ui': ['Ledger'] } } }),
    'not-provided',
  ],
  ['a module that is not shared', next({ requires: { './pages/visit': { '@sample/maps': [] } } }), 'not-provided'],
  ['another React', next({}, { react: '20.0.0', '@sample/ui': '1.0.0' }), 'other-library'],
])('a remote with %s is refused', (_what, version, code) => {
  expect(refusalsOf([version])).toEqual([`campus: ${code}`]);
});

test('a page in a group that the live shell lacks is refused with the groups that there are', () => {
  const listed = (where: object) => next({ pages: campus.descriptor.pages.map((page) => ({ ...page, ...where })) });
  for (const field of ['menu', 'footer']) {
    const [found, ...others] = refusedFrom(before, [listed({ [field]: 'harbour' })]);
    expect([found, others]).toMatchObject([{ owner: 'campus', code: 'group-missing' }, []]);
  }
  const params = [{ slug: 'one', label: 'One', menu: 'harbour' }];
  const family = { path: '/walk/:slug', module: './pages/walk', label: 'Walks', params } as const;
  const [value] = refusedFrom(before, [next({ pages: [...campus.descriptor.pages, family] })]);
  expect(value).toMatchObject({ owner: 'campus', code: 'group-missing' });
  const { groups, sections } = shell.descriptor.site.menus;
  const there = listed({ menu: Object.keys(groups)[0]!, footer: sections[0]! });
  const [refused] = refusedFrom(before, [listed({ menu: 'harbour' })]);
  for (const group of Object.keys(groups)) expect(refused!.text).toContain(group);
  expect(refusalsOf([there])).toEqual([]);
  const { site } = shell.descriptor;
  const without = shellVersion(2, { site: { ...site, menus: { ...site.menus, groups: {} } } });
  expect(refusedFrom(beforeWith(there), [without])).toMatchObject([{ owner: 'shell', code: 'group-missing' }]);
});

test('a shell that drops what live remotes use is refused', () => {
  const without = shellVersion(2, { provides: { '@sample/ui': ['Button'], '@sample/ui/forms': [] } });
  expect(refusalsOf([without])).toEqual(['shell: not-provided', 'shell: not-provided']);
  const other = shellVersion(2, {}, { react: '20.0.0', '@sample/ui': '1.0.0' });
  expect(refusalsOf([other])[0]).toBe('shell: other-library');
});

test('a page that is too heavy is refused, with its largest sources', () => {
  const size = {
    owner: 'campus',
    part: '/visit',
    scripts: [{ file: 'visit.js', bytes: 13_000 }],
    heaviest: ['embla-carousel 31 kB', 'src/pages/visit/map.ts 9 kB'],
  };
  const [refused] = refusedFrom(before, [next({})], { weights: [size] });
  expect(refused).toMatchObject({ owner: 'campus', code: 'too-large' });
  for (const part of ['13000', 'visit.js', ...size.heaviest]) expect(refused!.text).toContain(part);
  expect(refusalsOf([next({})], { weights: [{ ...size, scripts: [{ file: 'visit.js', bytes: 12_288 }] }] })).toEqual(
    [],
  );
});

test.each([
  ['a page that is not there', { '/tours': '/vist' }, 1],
  ['an unknown value', { '/tours': '/topic/two' }, 1],
  ['another moved address', { '/a': '/b', '/b': '/a' }, 2],
  ['a page', { '/tours': '/visit#tours', '/b': '/faq', '/c': '/topic/one', '/d': '/' }, 0],
])('a redirect to %s is checked', (_what, redirects, faults) => {
  expect(refusalsOf([next({ redirects })])).toEqual(Array<string>(faults).fill('campus: redirect-to-nothing'));
});

test('a page that another address redirects to cannot be removed', () => {
  const led = beforeWith(next({ redirects: { '/questions': '/faq' } }));
  const moved = remoteVersion('support', 2, {
    pages: [{ path: '/answers', module: './pages/answers', label: 'Answers' }, support.descriptor.pages[1]!],
    redirects: { '/faq': '/answers' },
  });
  expect(refusedFrom(led, [moved]).map(({ owner, code }) => [owner, code])).toEqual([
    ['campus', 'redirect-to-nothing'],
  ]);
});

test('names in other letters are the same names: hosts and disks may know no capitals', () => {
  const codes = (released: Version) => refusedFrom(before, [released]).map(({ code, final }) => [code, final]);
  expect(codes(next({ redirects: { '/Faq': '/visit' } }))).toContainEqual(['address-taken', true]);
  expect(codes(next({ redirects: { '/Topic/One': '/visit' } }))).toContainEqual(['address-taken', true]);
  expect(codes(next({ redirects: { '/VISIT': '/visit' } }))).toEqual([]);
});

test('a container with another package’s name is refused', () => {
  const impostor = { ...next({}), globalName: support.globalName };
  expect(refusalsOf([impostor])).toEqual(['campus: container-taken']);
});

test('only a meaningful reason is accepted', () => {
  for (const reason of ['', ' ', 'x', '-', '1 2', 'yes', 'ok ok', 'it is']) expect(isReason(reason)).toBe(false);
  expect(isReason('moved to the alumni site')).toBe(true);
});

test('a refused release names what is refused, and how to overrule what can be overruled', () => {
  const refused = refusal('campus', 'required-page', 'no /404');
  expect(new Refused([refused], '--force').message).toMatch(/- campus: no \/404\n.*--force/);
  for (const other of [new Refused([refused]), new Refused([{ ...refused, final: true }], '--force')]) {
    expect(other.message).toContain('- campus: no /404');
    expect(other.message).not.toContain('--force');
  }
});

test('a remote that talks to an origin which the owner does not allow is refused', () => {
  const released = next({ connects: ['https://api.example', 'https://other.example'] });
  const refusals = (connects?: string[]) =>
    refusedFrom(before, [released], { connects }).map(({ owner, final, code }) => [owner, final, code]);
  expect(refusals()).toEqual([]);
  expect(refusals(['https://api.example'])).toEqual([['campus', true, 'connection-forbidden']]);
  expect(refusals([])).toHaveLength(2);
});

test('a package with more pages than Quick Links has room for is told, and no other is', () => {
  const halls = Array.from({ length: 80 }, (_, at) => ({ slug: `n${at}`, label: `N${at}` }));
  const notes = (...released: Version[]) => gate(before, siteAfter(before, released)).notes;
  expect(notes(withPage('/hall/:slug', halls))).toEqual([expect.stringMatching(/58 of the 81 pages of campus/)]);
  expect(notes(next({}))).toEqual([]);
});

test('files of a version go once nothing has used it for long enough, and not while a document names it', () => {
  const [path, entry] = ['private/versions/campus/000000000009/descriptor.json', { id: 'x', size: 1 }];
  const kept = withChanges(before, { files: new Map([...before.files, [path, entry]]) });
  const [home, ...others] = before.documents;
  const codes = (changes: Partial<Given>) =>
    gate(kept, siteAfter(before, [], changes)).refusals.map(({ code, final }) => [code, final]);
  expect(codes({})).toEqual([['file-lost', true]]);
  expect(codes({ expired: [path] })).toEqual([]);
  const named = { ...home!, pins: ['campus/000000000009'] };
  expect(codes({ expired: [path], documents: [named, ...others] })).toEqual([['file-lost', true]]);
});
