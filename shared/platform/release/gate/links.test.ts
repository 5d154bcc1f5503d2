/** @jest-environment node */
import { awaitedPackages } from '../core/release';
import type { ReleaseRecord } from '../core/records';
import type { DocumentFacts } from '../model';
import { remoteVersion, shellVersion, siteAfter, siteWith, versionsOf } from '../testing/versions';
import { addressBook, fileLinkRefusals, linkFindings, lostParts } from './links';
import { refusalText } from './refusal';

const before = siteWith(
  versionsOf([
    shellVersion(),
    remoteVersion('campus', 1, { pages: [{ path: '/visit', module: './pages/visit', label: 'Visit' }] }),
    remoteVersion('support', 1, {
      pages: [
        { path: '/faq', module: './pages/faq', label: 'FAQ' },
        { path: '/topic/:slug', module: './pages/topic', label: 'Topics', params: [{ slug: 'one', label: 'One' }] },
      ],
    }),
  ]),
);
/** What links can lead to in that site with other documents. */
const bookOf = (
  documents: readonly DocumentFacts[],
  awaited: readonly string[] = [],
  files: readonly string[] = [],
) => {
  const known = new Map(files.map((file) => [`public${file}`, { id: '', size: 1 }]));
  return addressBook(siteAfter(before, [], { documents, awaited, files: known }));
};
const page = (path: string, links: readonly string[] = [], more: { owner?: string; anchors?: string[] } = {}) => ({
  ...before.documents[0]!,
  path,
  file: `${path.slice(1)}/index.html`,
  owner: 'campus',
  host: more.owner ?? 'campus',
  block: '',
  links,
  ...more,
});

test('dead links are refused; a link to an unknown pattern value is a note', () => {
  const book = {
    pages: new Map([
      ['/', new Set<string>()],
      ['/faq', new Set(['y'])],
      ['/topic/one', new Set<string>()],
    ]),
    patterns: ['/topic/:slug'],
    redirects: { '/tours': '/visit' },
    isFile: (path: string) => path === '/sitemap.xml',
    awaited: [],
    expected: ['/topic/three'],
  };
  const links = [
    '/faq?x=1#y',
    '#top',
    '/sitemap.xml',
    '/nowhere',
    '/faq/',
    '/tours',
    '/topic/two',
    '/topic/three',
    '/topic/one/deeper',
  ];
  const { refusals, notes } = linkFindings([page('/', links)], book);
  expect(refusals.map(({ code }) => code)).toEqual([
    'link-to-nothing',
    'link-to-variant',
    'link-to-moved',
    'link-to-nothing',
  ]);
  expect(notes).toHaveLength(1);
});

test('a link to a part that its page lacks is refused, and so is a picture or file that is not there', () => {
  const visit = page('/visit', ['#tours', '#maps', '/faq#fees', '/faq#top', '/faq#caf%C3%A9', '/faq?q=1#nowhere'], {
    anchors: ['tours'],
  });
  const faq = page('/faq', [], { owner: 'support', anchors: ['fees', 'café'] });
  const book = bookOf([visit, faq], [], ['/icons/there.svg']);
  const files = ['/icons/there.svg', '/icons/nope.svg'];
  const found = [...linkFindings([visit], book).refusals, ...fileLinkRefusals([{ ...visit, files }], book)];
  expect(found.map(({ code }) => code)).toEqual(['link-to-no-part', 'link-to-no-part', 'file-not-there']);
});

test('a part that pages of other packages link to cannot be removed', () => {
  const visit = page('/visit', [], { anchors: ['map'] });
  const earlier = { ...visit, anchors: ['map', 'tours'] };
  const linking = ['/faq', '/about'].map((path) => page(path, ['/visit#tours', '/visit#map'], { owner: 'support' }));
  const then = [[earlier], bookOf([earlier])] as const;
  const lost = (released: string) => lostParts([...linking, visit], then, [released], bookOf([visit, ...linking]));
  expect(lost('campus')).toMatchObject([{ owner: 'campus', code: 'part-lost' }]);
  // It was not there before: that is nothing which this release has done.
  expect(lostParts(linking, [[visit], bookOf([visit])], ['campus'], bookOf([visit]))).toEqual([]);
});

test('several pages that link to the same missing value share one note', () => {
  const documents = ['/', '/faq'].map((path) => page(path, ['/topic/two']));
  expect(linkFindings(documents, bookOf([])).notes).toHaveLength(1);
});

test('while a package waits for its first release, links to what is no page are said once; afterwards they are refused', () => {
  const links = ['/apply?x=1', '/college/arts', '/faq/'];
  const records = [{ packages: [{ name: 'library' }] }] as unknown as ReleaseRecord[];
  const checked = (known: readonly string[]) => {
    const there = new Map(['shell', 'campus', 'support'].map((name) => [name, null]));
    const book = bookOf([page('/faq', [])], awaitedPackages(known, records, there));
    const { refusals, notes } = linkFindings([page('/visit', links), page('/tour', links)], book);
    return [refusals.length, notes.length];
  };
  // The address that is not quite a page's is a fault in any case.
  expect(checked(['shell', 'campus', 'library', 'academics'])).toEqual([2, 1]);
  // `library` was released, and is gone.
  expect(checked(['shell', 'campus', 'library'])).toEqual([6, 0]);
});

test('whatever a package links to, nothing throws: it is refused or it passes', () => {
  const odd = [
    '/faq#100%',
    '#%',
    '/faq#%E0%A4%A',
    '/constructor',
    '/__proto__#x',
    '//host/x',
    '/%',
    '/faq?a#b#c',
    '#',
    '/a\u0000b',
    '',
  ];
  const visit = { ...page('/visit', odd) };
  const faq = page('/faq', odd, { owner: 'support', anchors: ['100%'] });
  const book = bookOf([visit, faq]);
  const { refusals } = linkFindings([visit], book);
  expect(refusals.map(refusalText).join('\n')).not.toContain('/faq#100%');
  expect(linkFindings([faq], book).refusals.length).toBeGreaterThan(0);
});
