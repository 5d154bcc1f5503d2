/** @jest-environment node */
import type { RemoteDescriptor } from '@3eu/shared/contract/release';
import { liveSite, remoteVersion, shellVersion } from '../plan/samples';
import { withVersions, type Version } from '../plan/versions';
import { addressBook, awaitedPages, checkBuilds, checkDocuments, checkFrozen } from './gate';
import { reasonFault, refusalText, verdict } from './refusal';
import type { PageSize } from './sizes';

const shell = shellVersion();
const campus = remoteVersion('campus', 1, { pages: [{ path: '/visit', label: 'Visit' }], blocks: ['stories'] });
const support = remoteVersion('support', 1, {
  pages: [
    { path: '/faq', label: 'FAQ' },
    { path: '/topic/:slug', label: 'Topics', params: [{ slug: 'one', label: 'One' }] },
  ],
});
const before = liveSite([shell, campus, support], {
  '/': ['/visit'],
  '/faq': ['/visit#tours', '/visit?day=1'],
  '/visit': ['/visit'],
});

function refusalsOf(
  released: readonly Version[],
  { removed = [], sizes = [] }: { removed?: string[]; sizes?: PageSize[] } = {},
): string[] {
  const names = released.map(({ descriptor }) => descriptor.name);
  return checkBuilds({ before, after: withVersions(before, released, removed), released: names, removed, sizes }).map(
    refusalText,
  );
}
const next = (changes: Partial<RemoteDescriptor>, versions?: Record<string, string>) =>
  remoteVersion('campus', 2, { pages: campus.descriptor.pages, blocks: ['stories'], ...changes }, versions);
const withPage = (path: string, params?: { slug: string; label: string }[]) =>
  next({ pages: [...campus.descriptor.pages, { path: path as '/x', label: 'X', ...(params ? { params } : {}) }] });

test('a good release is let through', () => {
  expect(refusalsOf([next({})])).toEqual([]);
  expect(refusalsOf([shellVersion(2)])).toEqual([]);
  expect(refusalsOf([shellVersion(2), next({}), support])).toEqual([]);
});

test.each<readonly [string, string]>([
  [
    '/faq',
    "campus: /faq is support's, which has it as a page. An address has one owner: choose another one, or release both packages in one go when it moves.",
  ],
  ['/topic/two', "campus: /topic/two is support's, which has /topic/:slug as a page."],
  ['/', 'campus: /: it is the home page, which the shell owns.'],
  ...['/offline', '/404', '/shell', '/remotes', '/api', '/pages', '/pictures', '/healthz'].map(
    (path) => [path, `campus: ${path}: ${path} belongs to the site itself.`] as const,
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
  ['/people/:slug', [{ slug: 'a', label: 'A' }], '/people belongs to the site itself'],
  ['/college/:slug', undefined, 'a pattern needs its known values'],
  ['/college/:slug', [{ slug: '../up', label: 'A' }], '"../up" has to be lower-case letters'],
  ['/college/:slug', [{ slug: '__proto__', label: 'A' }], 'is a word that every object knows'],
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
    'not-found is the value at which the page for unknown values is rendered',
  ],
  ['/topic/:name', [{ slug: 'a', label: 'A' }], "/topic/:name is support's, which has /topic/:slug as a page"],
])('the pattern %s with %j is refused', (path, params, words) => {
  expect(refusalsOf([withPage(path, params)]).join()).toContain(words);
});

test('no reason overrules an address that another package has', () => {
  const [refusal] = checkBuilds({
    before,
    after: withVersions(before, [withPage('/faq')]),
    released: ['campus'],
    removed: [],
    sizes: [],
  });
  expect(refusal!.final).toBe(true);
});

test('no reason overrules a version that a page cannot be rendered with; where the contract differs it is not rendered', () => {
  const react20 = { react: '20.0.0', '@3eu/shared/ui': '1.0.0' };
  const finalOf = (contract: number) =>
    checkBuilds({
      before,
      after: withVersions(before, [shellVersion(2, { contract }, react20)]),
      released: ['shell'],
      removed: [],
      sizes: [],
    })
      .filter(({ what }) => what.includes('react 20.0.0'))
      .map(({ final }) => final);
  expect([finalOf(3), finalOf(4)]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('a page moves from one team to another in one release of both', () => {
  const gives = remoteVersion('support', 2, { pages: [support.descriptor.pages[1]!] });
  expect(refusalsOf([withPage('/faq'), gives])).toEqual([]);
});

test('a shell that takes a remote’s address, or lacks a page that every site needs, is refused', () => {
  const pages = shell.descriptor.pages;
  expect(refusalsOf([shellVersion(2, { pages: [...pages, { path: '/visit', scripts: [] }] })])[0]).toContain(
    'shell: it takes an address that campus has',
  );
  for (const needed of ['/404', '/offline'])
    expect(refusalsOf([shellVersion(2, { pages: pages.filter(({ path }) => path !== needed) })])).toEqual([
      `shell: it has no page ${needed}, which every site needs. Add it to src/descriptor.ts.`,
    ]);
});

test('a block that another remote has is refused', () => {
  expect(refusalsOf([remoteVersion('support', 2, { pages: support.descriptor.pages, blocks: ['stories'] })])).toEqual([
    "support: the block stories is campus's. A block has one owner: choose another name.",
  ]);
});

test('a page that goes is refused, with those who link to it, unless it says where it went', () => {
  expect(refusalsOf([next({ pages: [{ path: '/tours', label: 'Tours' }] })])).toEqual([
    "campus: /visit would be gone. /, /faq link to it. Keep the page, or say where it went: redirects: { '/visit': '/…' } in src/descriptor.ts.",
  ]);
  expect(
    refusalsOf([next({ pages: [{ path: '/tours', label: 'Tours' }], redirects: { '/visit': '/tours' } })]),
  ).toEqual([]);
});

test('a remote that others link to, or whose block is shown, is not removed', () => {
  expect(refusalsOf([], { removed: ['campus'] }).map((text) => text.slice(0, 40))).toEqual([
    'campus: /visit would be gone. /, /faq li',
    'campus: the block stories would be gone,',
  ]);
});

test('whoever removes a remote is not sent to its descriptor, which goes too', () => {
  expect(refusalsOf([], { removed: ['campus'] })).toEqual([
    'campus: /visit would be gone. /, /faq link to it. Release those pages without the link first.',
    'campus: the block stories would be gone, and / shows it. Release the shell without it first.',
  ]);
});

test('a remote that nobody links to may be removed', () => {
  const lonely = liveSite([shell, campus, remoteVersion('library')]);
  const refusals = checkBuilds({
    before: lonely,
    after: withVersions(lonely, [], ['library']),
    released: [],
    removed: ['library'],
    sizes: [],
  });
  expect(refusals).toEqual([]);
});

test('a block that is shown may not go', () => {
  expect(refusalsOf([next({ blocks: [] })])).toEqual([
    'campus: the block stories would be gone, and / shows it. Keep it, or release the shell without it first.',
  ]);
});

test.each([
  [
    'a second React',
    next({ bundled: ['react', 'embla-carousel'] }),
    'campus: it carries its own react, which a page has once.',
  ],
  ['a router of its own', next({ bundled: ['react-router'] }), 'campus: it carries its own react-router'],
  ['another contract', next({ contract: 4 }), 'campus: it speaks contract 4, and the live shell 3.'],
  [
    'a name that the platform lacks',
    next({ requires: { './pages/visit': { '@3eu/shared/ui': ['Ledger'] } } }),
    'campus: it takes Ledger of @3eu/shared/ui, which the live shell does not have. Publish a shell that has it first.',
  ],
  [
    'a module that is not shared',
    next({ requires: { './pages/visit': { '@3eu/shared/maps': [] } } }),
    'campus: it takes @3eu/shared/maps, which the live shell does not have.',
  ],
  [
    'another React',
    next({}, { react: '20.0.0', '@3eu/shared/ui': '1.0.0' }),
    'campus: it was built for react ^20.0.0, and the live shell has 19.3.1. Install react 19.3.1 and build it again, or publish a shell with react ^20.0.0 first.',
  ],
])('a remote with %s is refused', (_what, version, words) => {
  expect(refusalsOf([version])).toEqual([expect.stringContaining(words)]);
});

test('a shell that drops what live remotes take is refused, and let through together with them', () => {
  const without = shellVersion(2, { provides: { '@3eu/shared/ui': ['Button'], '@3eu/shared/ui/forms': [] } });
  expect(refusalsOf([without])).toEqual(
    ['campus', 'support'].map(
      (name) =>
        `shell: Band of @3eu/shared/ui is gone, and the live ${name} takes it. Keep it until ${name} is released without it, or publish it together with ${name}.`,
    ),
  );
  expect(refusalsOf([shellVersion(2, {}, { react: '20.0.0', '@3eu/shared/ui': '1.0.0' })])[0]).toBe(
    'shell: it has react 20.0.0, and the live campus was built for ^19.3.1. Keep the version, or publish it together with campus.',
  );
  expect(refusalsOf([shellVersion(2, { contract: 4 })]).at(-1)).toContain(
    'shell: it speaks contract 4, and campus, support another.',
  );
});

test('a page that is too heavy is refused, and told what weighs', () => {
  const size = {
    owner: 'campus',
    path: '/visit',
    scripts: [{ file: 'visit.js', bytes: 13_000 }],
    heaviest: ['embla-carousel 31 kB', 'src/pages/visit/map.ts 9 kB'],
  };
  expect(refusalsOf([next({})], { sizes: [size] })).toEqual([
    'campus: the scripts of /visit have 13000 bytes (brotli), and 12288 are allowed: visit.js 13000. Heaviest in them: embla-carousel 31 kB, src/pages/visit/map.ts 9 kB. Load what is seldom needed on demand, or take it from the platform.',
  ]);
  expect(refusalsOf([next({})], { sizes: [{ ...size, scripts: [{ file: 'visit.js', bytes: 12_288 }] }] })).toEqual([]);
});

test.each([
  ['a page that is not there', { '/tours': '/vist' }, ['campus: /tours leads to /vist, which is no page of the site.']],
  ['an unknown value', { '/tours': '/topic/two' }, ['campus: /tours leads to /topic/two,']],
  ['another moved address', { '/a': '/b', '/b': '/a' }, ['campus: /a leads to /b,', 'campus: /b leads to /a,']],
  ['a page', { '/tours': '/visit#tours', '/b': '/faq', '/c': '/topic/one', '/d': '/' }, []],
])('a moved address that leads to %s', (_what, redirects, expected) => {
  const refusals = refusalsOf([next({ redirects })]);
  expect(refusals).toEqual(expected.map((text) => expect.stringContaining(text)));
});

test('a page that others lead to cannot go', () => {
  const led = withVersions(before, [next({ redirects: { '/questions': '/faq' } })]);
  const moved = remoteVersion('support', 2, {
    pages: [{ path: '/answers', label: 'Answers' }, support.descriptor.pages[1]!],
    redirects: { '/faq': '/answers' },
  });
  const after = withVersions(led, [moved]);
  expect(
    checkBuilds({ before: { ...before, ...led }, after, released: ['support'], removed: [], sizes: [] }).map(
      refusalText,
    ),
  ).toEqual([expect.stringContaining('campus: /questions leads to /faq, which is no page of the site.')]);
});

test('a page without a document that the shell cannot render is refused for good', () => {
  const after = withVersions(before, [next({ contract: 4 })]);
  const frozen = [
    {
      ...before.pages[0]!,
      file: 'tours/index.html',
      path: '/tours',
      owner: 'campus',
      remotes: [],
      frozen: true,
      request: {} as never,
    },
  ];
  expect(checkFrozen(before, after, { frozen })).toEqual([
    expect.objectContaining({
      final: true,
      what: '/tours has no document yet, and a shell of contract 3 cannot render one of contract 4.',
    }),
  ]);
});

test('dead links are refused; an unknown value of a pattern is a warning', () => {
  const book = {
    pages: new Set(['/', '/faq', '/topic/one']),
    patterns: ['/topic/:slug'],
    redirects: { '/tours': '/visit' },
    isFile: (path: string) => path === '/sitemap.xml',
  };
  const links = [
    '/faq?x=1#y',
    '#top',
    '/sitemap.xml',
    '/nowhere',
    '/faq/',
    '/tours',
    '/topic/two',
    '/topic/one/deeper',
  ];
  const { refusals, warnings } = checkDocuments(
    [
      {
        owner: 'campus',
        path: '/visit',
        links,
        findings: [{ message: 'Buttons must have a name.', todo: 'Add text to it.' }],
      },
    ],
    book,
  );
  expect(refusals.map(refusalText)).toEqual([
    'campus: /visit links to /nowhere, which is no page. Mend the link.',
    "campus: /visit links to /faq/, and the page's address is /faq. Mend the link.",
    'campus: /visit links to /tours, which has moved. Link to /visit.',
    'campus: /visit links to /topic/one/deeper, which is no page. Mend the link.',
    'campus: /visit: Buttons must have a name. Add text to it.',
  ]);
  expect(warnings).toEqual([
    "/topic/two has no page of its own yet; /visit links there, and visitors find the section's not-found page.",
  ]);
});

test('several pages that link to what is not there yet do so in the plural', () => {
  const documents = ['/', '/faq'].map((path) => ({
    owner: 'support',
    path,
    links: ['/topic/two', '/apply'],
    findings: [],
  }));
  const awaited = [{ owner: 'admissions', path: '/apply' }];
  const book = addressBook([], withVersions(before, []), () => false, awaited);
  expect(checkDocuments(documents, book).warnings).toEqual([
    "/topic/two has no page of its own yet; /, /faq link there, and visitors find the section's not-found page.",
    '/apply is not there yet, since admissions has no release; /, /faq link there, and visitors find the not-found page until it has one.',
  ]);
});

test('a link to a section that has no release yet is a warning; to one that was removed, a dead link', () => {
  const known = [
    {
      name: 'academics',
      pages: [{ path: '/college/:slug', label: 'Colleges', params: [{ slug: 'arts', label: 'Arts' }] }],
    },
    { name: 'admissions', pages: [{ path: '/apply', label: 'Apply' }] },
    { name: 'library', pages: [{ path: '/library', label: 'Library' }] },
  ] as const;
  const records = [{ packages: [{ name: 'library' }] }] as unknown as typeof before.records;
  const awaited = awaitedPages(known, { records }, withVersions(before, []));
  const book = addressBook([], withVersions(before, []), () => false, awaited);
  const links = ['/apply?x=1', '/college/arts', '/college/unknown', '/library', '/aply'];
  const { refusals, warnings } = checkDocuments([{ owner: 'campus', path: '/visit', links, findings: [] }], book);
  expect(refusals.map(({ what }) => what)).toEqual([
    '/visit links to /library, which is no page.',
    '/visit links to /aply, which is no page.',
  ]);
  expect(warnings).toEqual([
    '/apply is not there yet, since admissions has no release; /visit links there, and visitors find the not-found page until it has one.',
    expect.stringContaining('/college/arts is not there yet, since academics'),
    expect.stringContaining('/college/unknown is not there yet, since academics'),
  ]);
  expect(
    awaitedPages(known, { records: [] }, withVersions(before, [remoteVersion('library')])).map(({ owner }) => owner),
  ).not.toContain('library');
});

test('a reason is words', () => {
  for (const reason of ['', ' ', 'x', '-', '1 2', 'yes']) expect(reasonFault(reason)).toContain('a reason is words');
  expect(reasonFault('moved to the alumni site')).toBeNull();
});

test('the verdict says that nothing changed, and how to overrule what can be overruled', () => {
  const refusal = { owner: 'campus', what: 'It is late.', todo: 'Wait.' };
  expect(verdict([refusal])).toBe(
    'Not released. The live site is as it was.\n- campus: It is late. Wait.\nTo release it all the same, say why: --force "reason". The reason stands in the record.',
  );
  expect(verdict([{ ...refusal, final: true }])).not.toContain('--force');
});
