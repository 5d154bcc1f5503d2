/** @jest-environment node */
import { addressesOf, definitionFaults, modulesOf, nameFault, pathFault, slugFault, overlap } from './address';
import type { PageEntry, RemoteDefinition } from './index';

test.each(['/faq', '/student-life', '/college/:slug', '/a/b/c', '/about/2025'])('%s is a valid page path', (path) => {
  expect(pathFault(path)).toBeNull();
});

test.each([
  ['/', 'the home page'],
  ['faq', 'has to begin with a slash'],
  ['/Faq', 'lower-case letters'],
  ['/visit/', 'lower-case letters'],
  ['//faq', 'lower-case letters'],
  ['/../up', 'lower-case letters'],
  ['/.well-known', 'lower-case letters'],
  ['/a&b', 'lower-case letters'],
  ['/a b', 'lower-case letters'],
  ['/faq?q=1', 'lower-case letters'],
  ['/faq#a', 'lower-case letters'],
  ['/faq/index.html', 'lower-case letters'],
  ['/%66aq', 'lower-case letters'],
  ['/a--b', 'single hyphens'],
  ['/:slug', 'a folder before its parameter'],
  ['/college/:', 'is not a parameter'],
  ['/college/:a-b', 'is not a parameter'],
  ['/:slug/college', 'a folder before its parameter'],
  ['/college/:slug/Courses', 'lower-case letters'],
  ['/college/:slug/:slug', 'two parameters of the name :slug'],
  ['/offline', 'is reserved for the site itself'],
  ['/404', 'is reserved for the site itself'],
  ['/shell', 'is reserved for the site itself'],
  ['/remotes/x', 'is reserved for the site itself'],
  ['/emblems/:slug', 'is reserved for the site itself'],
  ['/api/x', 'is reserved for the site itself'],
  ['/constructor', 'built-in name of JavaScript objects'],
  ['/__proto__', 'built-in name of JavaScript objects'],
  [`/${'a'.repeat(81)}`, 'more than 80 characters'],
  [`/${Array(60).fill('a'.repeat(79)).join('/')}`, 'more than 250 characters'],
])('%s is not a valid page path: %s', (path, words) => {
  expect(pathFault(path)).toContain(words);
});

test.each(['a b', 'A', 'ä', '-a', 'a-', '', '.', '..', 'a/b', 'constructor', 'toString'])('not a slug: %p', (slug) => {
  expect(slugFault(slug)).not.toBeNull();
});

test.each(['shell', 'shared', 'e2e', 'pictures', 'constructor', '2025', 'Campus', 'api'])(
  'no package may be called %s',
  (name) => {
    expect(nameFault(name)).not.toBeNull();
  },
);

const remote: RemoteDefinition = {
  name: 'tides',
  pages: [{ path: '/tides', module: './pages/tides', label: 'Tides' }],
};

test('a definition that follows the rules has no errors', () => {
  expect(
    definitionFaults({
      ...remote,
      blocks: ['moon'],
      redirects: { '/ebb': '/tides', '/TIDES': '/tides', '/flow': '/tides#spring', '/sea': '/' },
    }),
  ).toEqual([]);
});

test('a pattern and the page above it may share a module', () => {
  const pattern: PageEntry = {
    path: '/tides/:slug',
    module: './pages/tides',
    label: 'Tides',
    params: [{ slug: 'high', label: 'High' }],
  };
  expect(definitionFaults({ ...remote, pages: [...remote.pages, pattern] })).toEqual([]);
});

test.each<[what: string, change: Partial<RemoteDefinition>, words: string]>([
  [
    'a pattern without values',
    { pages: [{ path: '/tide/:slug', module: './pages/tide', label: 'Tide' }] },
    '/tide/:slug: a pattern needs a list of its known values',
  ],
  [
    'values without a pattern',
    { pages: [{ path: '/tide', module: './pages/tide', label: 'Tide', params: [] }] },
    '/tide: only a pattern may have params',
  ],
  [
    'a module that is none',
    { pages: [{ path: '/tide', module: '../secrets', label: 'Tide' }] },
    '/tide: "../secrets" is not the module of a page',
  ],
  [
    'a value of too few segments',
    {
      pages: [{ path: '/tide/:slug/:day', module: './pages/tide', label: 'Tide', params: [{ slug: 'a', label: 'A' }] }],
    },
    '"a" does not have one segment for each parameter',
  ],
  [
    'the slug of unknown values',
    {
      pages: [
        { path: '/tide/:slug', module: './pages/tide', label: 'Tide', params: [{ slug: 'not-found', label: 'A' }] },
      ],
    },
    'its page for unknown values is rendered at /tide/not-found',
  ],
  [
    'two patterns of which either could answer an address',
    {
      pages: [
        { path: '/tide/:slug/moon', module: './pages/tide', label: 'Tide', params: [] },
        { path: '/tide/high/:part', module: './pages/moon', label: 'Moon', params: [] },
      ],
    },
    '/tide/high/:part: an address could be of /tide/:slug/moon as well',
  ],
  [
    'a value that is not a slug',
    { pages: [{ path: '/tide/:slug', module: './pages/tide', label: 'Tide', params: [{ slug: '..', label: 'Up' }] }] },
    '".." has to consist',
  ],
  ['a path twice', { pages: [remote.pages[0]!, remote.pages[0]!] }, '/tides is listed twice'],
  [
    'an address twice, once by a pattern',
    {
      pages: [
        { path: '/tide/high', module: './pages/tide', label: 'High' },
        { path: '/tide/:slug', module: './pages/tide', label: 'Tide', params: [{ slug: 'high', label: 'High' }] },
      ],
    },
    '/tide/high is listed twice',
  ],
  ['a block twice', { blocks: ['moon', 'moon'] }, 'moon is listed twice'],
  ['a redirect of a page', { redirects: { '/tides': '/moon' } }, '/tides is a page, so it cannot be redirected'],
  ['a redirect of a reserved path', { redirects: { '/api': '/tides' } }, '/api is reserved for the site itself'],
  ['a redirect of a pattern', { redirects: { '/old/:slug': '/tides' } }, '/old/:slug: a pattern cannot be redirected'],
  ...[
    '//evil.example',
    'https://evil.example',
    '/t"><script>',
    '/t; } location /',
    '/../up',
    '/tides#a b',
    '/tides#a#b',
    '/tides#a#; } location = /pwn { return 200 pwned; }',
    '/tides#a#"><script src="https://evil.example"></script>',
    '/tides#a#\r\nX: 1',
    '/tides#a\n',
  ].map((to): [string, Partial<RemoteDefinition>, string] => [
    `a redirect to ${to}`,
    { redirects: { '/ebb': to as '/' } },
    `redirects: /ebb redirects to ${to}: `,
  ]),
  ['a redirect to itself', { redirects: { '/ebb': '/ebb' } }, '/ebb redirects to itself'],
])('%s is reported', (_what, change, words) => {
  expect(definitionFaults({ ...remote, ...change }).join('\n')).toContain(words);
});

test('the addresses of a pattern are those of its known values', () => {
  expect(
    addressesOf({
      path: '/tide/:slug',
      params: [
        { slug: 'high', label: 'High' },
        { slug: 'low', label: 'Low' },
      ],
    }),
  ).toEqual(['/tide/high', '/tide/low']);
});

test('a pattern has one module, plus one for each known value that names its own', () => {
  const page: PageEntry = {
    path: '/tide/:slug',
    module: './pages/tide',
    label: 'Tides',
    params: [
      { slug: 'high', module: './pages/tide/high', label: 'High' },
      { slug: 'low', label: 'Low' },
    ],
  };
  expect([...modulesOf(page)]).toEqual([
    ['/tide/:slug', './pages/tide'],
    ['/tide/high', './pages/tide/high'],
  ]);
});

test('pages may stand at any depth, and a value may have several segments', () => {
  const below: PageEntry[] = [
    { path: '/tides/spring', module: './pages/spring', label: 'Spring tides' },
    {
      path: '/tides/:year/:day',
      module: './pages/day',
      label: 'A day',
      params: [{ slug: '2025/monday', label: 'Monday' }],
    },
  ];
  expect(definitionFaults({ ...remote, pages: [...remote.pages, ...below] })).toEqual([]);
  expect(below.flatMap(addressesOf)).toEqual(['/tides/spring', '/tides/2025/monday']);
});

test.each([
  ['/college/:slug', '/college/:name', true],
  ['/college/:slug', '/college/business', true],
  ['/college/:slug', '/college/business/courses', false],
  ['/a/:x/b', '/a/c/:y', true],
  ['/a/:x/b', '/a/c/d', false],
])('%s and %s share an address: %s', (one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});
