/** @jest-environment node */
import { addressesOf, definitionFaults, modulesOf, nameFault, checkPath, slugFault } from './address';
import { overlap } from './answers';
import type { PageEntry, RemoteDefinition } from './index';

test.each(['/faq', '/student-life', '/college/:slug', '/a/b/c', '/about/2025'])('%s is a valid page path', (path) => {
  expect(checkPath(path)).toBeNull();
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
  expect(checkPath(path)).toContain(words);
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

/** A page of tides at a path or pattern, with the values that it knows. */
const tide = (path: PageEntry['path'], values?: string[], module = './pages/tide'): PageEntry => ({
  path,
  module,
  label: 'Tide',
  ...(values && { params: values.map((slug) => ({ slug, label: slug })) }),
});
const pagesOf = (...pages: PageEntry[]): Partial<RemoteDefinition> => ({ pages });

test.each<[what: string, change: Partial<RemoteDefinition>, words: string]>([
  ['a pattern without values', pagesOf(tide('/tide/:slug')), '/tide/:slug: a pattern needs a list'],
  ['values without a pattern', pagesOf(tide('/tide', [])), '/tide: only a pattern may have params'],
  ['a module that is none', pagesOf(tide('/tide', undefined, '../secrets')), '/tide: "../secrets" is not the module'],
  ['a value of too few segments', pagesOf(tide('/tide/:slug/:day', ['a'])), '"a" does not have one segment'],
  [
    'a page where unknown values are rendered',
    pagesOf(tide('/tide/not-found'), tide('/tide/:slug', ['a'])),
    'rendered at /tide/not-found',
  ],
  ['the slug of unknown values', pagesOf(tide('/tide/:slug', ['not-found'])), 'rendered at /tide/not-found'],
  [
    'two patterns of which either could answer an address',
    pagesOf(tide('/tide/:slug/moon', []), tide('/tide/high/:part', [])),
    '/tide/high/:part: an address could be of /tide/:slug/moon as well',
  ],
  ['a value that is not a slug', pagesOf(tide('/tide/:slug', ['..'])), '".." has to consist'],
  ...(['a'.repeat(31), 'Zero\u200bwidth', 'Left\u202eright', 'Two\u2028lines'] as const).map(
    (label): [string, Partial<RemoteDefinition>, string] => [
      `the label ${JSON.stringify(label)}`,
      pagesOf({ ...tide('/tide/:slug', ['a']), params: [{ slug: 'a', label }] }),
      '/tide/:slug: the label',
    ],
  ),
  ['a path twice', pagesOf(tide('/tide'), tide('/tide')), '/tide is listed twice'],
  [
    'an address twice, once by a pattern',
    pagesOf(tide('/tide/high'), tide('/tide/:slug', ['high'])),
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
  expect(addressesOf(tide('/tide/:slug', ['high', 'low']))).toEqual(['/tide/high', '/tide/low']);
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

test('pages may stand at any depth, share a module, and have values of several segments', () => {
  const below = [tide('/tides/spring'), tide('/tides/:year/:day', ['2025/monday']), tide('/tides/:slug', ['high'])];
  expect(definitionFaults({ ...remote, pages: [...remote.pages, ...below] })).toEqual([]);
  expect(below.flatMap(addressesOf)).toEqual(['/tides/spring', '/tides/2025/monday', '/tides/high']);
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
