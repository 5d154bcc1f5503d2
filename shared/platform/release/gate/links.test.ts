/** @jest-environment node */
import { awaitedPackages } from '../make/make';
import type { ReleaseRecord } from '../site/records';
import type { DocumentFacts } from '../site/site';
import { remoteVersion, shellVersion, siteAfter, siteWith } from '../testing/versions';
import { fileLinkRefusals, linkFindings, lostParts } from './links';
import { refusalText } from './refusal';

const before = siteWith([
  shellVersion(1, { awaited: ['/topic/three'] }),
  remoteVersion('campus', 1, { pages: [{ path: '/visit', module: './pages/visit', label: 'Visit' }] }),
  remoteVersion('support', 1, {
    pages: [
      { path: '/faq', module: './pages/faq', label: 'FAQ' },
      { path: '/topic/:slug', module: './pages/topic', label: 'Topics', params: [{ slug: 'one', label: 'One' }] },
    ],
  }),
]);
/** That site with other documents. */
const siteOf = (
  documents: readonly DocumentFacts[],
  awaited: readonly string[] = [],
  files: readonly string[] = [],
) => {
  const known = new Map(files.map((file) => [`public${file}`, { id: '', size: 1 }]));
  return siteAfter(before, [], { documents, awaited, files: known });
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
  const documents = ['/', '/topic/one'].map((path) => page(path));
  const moved = remoteVersion('moved', 1, { pages: [], redirects: { '/tours': '/visit' } });
  const files = new Map([['public/sitemap.xml', { id: '', size: 1 }]]);
  const book = siteAfter(siteWith([...before.live, moved]), [], {
    documents: [...documents, page('/faq', [], { anchors: ['y'] })],
    files,
  });
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
  const book = siteOf([visit, faq], [], ['/icons/there.svg']);
  const files = ['/icons/there.svg', '/icons/nope.svg'];
  const found = [...linkFindings([visit], book).refusals, ...fileLinkRefusals([{ ...visit, files }], book)];
  expect(found.map(({ code }) => code)).toEqual(['link-to-no-part', 'link-to-no-part', 'file-not-there']);
});

test('a file that is not there is one refusal, of whom it concerns; what every page shows is the shell’s alone', () => {
  const [font, photo] = ['/fonts/text.woff2', '/pictures/quay.webp'];
  const of = (owner: string, path: string, files: string[]) => ({ ...page(path, [], { owner }), files });
  const asked = (photoOf: readonly string[], released: readonly string[]) => {
    const all = [
      of('shell', '/', [font]),
      ...Array.from({ length: 20 }, (_, at) =>
        of('campus', `/visit/${at}`, photoOf.includes('campus') ? [font, photo] : [font]),
      ),
      of('support', '/faq', photoOf.includes('support') ? [font, photo] : [font]),
    ];
    return fileLinkRefusals(
      all.filter(({ owner }) => released.includes(owner)),
      siteOf(all),
    ).map(({ owner, code }) => [owner, code]);
  };
  const everything = ['shell', 'campus', 'support'];
  expect(asked([], everything)).toEqual([['shell', 'file-not-there']]);
  expect(asked([], ['campus', 'support'])).toEqual([]);
  expect(asked(['campus'], ['campus'])).toEqual([['campus', 'file-not-there']]);
  expect(asked(['campus', 'support'], ['campus', 'support'])).toEqual([['campus, support', 'file-not-there']]);
});

test('the refusal of a link to no page names the list of what is awaited', () => {
  const [found] = linkFindings([page('/', ['/soon'])], siteOf([page('/')])).refusals;
  expect(found).toMatchObject({ code: 'link-to-nothing', text: expect.stringMatching(/\/soon .*`awaited`/) as string });
});

test('a part that pages of other packages link to cannot be removed', () => {
  const visit = page('/visit', [], { anchors: ['map'] });
  const earlier = { ...visit, anchors: ['map', 'tours'] };
  const linking = ['/faq', '/about'].map((path) => page(path, ['/visit#tours', '/visit#map'], { owner: 'support' }));
  const ask = (then: DocumentFacts[], now: DocumentFacts[], name: string) =>
    lostParts({ before: siteOf(then), after: siteOf(now), released: [], names: [], removed: [] }, [name]);
  const lost = (released: string) => ask([earlier], [...linking, visit], released);
  expect(lost('campus')).toMatchObject([{ owner: 'campus', code: 'part-lost' }]);
  // It was not there before: that is nothing which this release has done.
  expect(ask([visit], [...linking, visit], 'campus')).toEqual([]);
});

test('several pages that link to the same missing value share one note', () => {
  const documents = ['/', '/faq'].map((path) => page(path, ['/topic/two']));
  expect(linkFindings(documents, siteOf([])).notes).toHaveLength(1);
});

test('while a package waits for its first release, links to what is no page are said once; afterwards they are refused', () => {
  const links = ['/apply?x=1', '/college/arts', '/faq/'];
  const records = [{ packages: [{ name: 'library' }] }] as unknown as ReleaseRecord[];
  const checked = (known: readonly string[]) => {
    const there = ['shell', 'campus', 'support'].map((name) => ({ name }));
    const book = siteOf([page('/faq', [])], awaitedPackages(known, records, there));
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
  const book = siteOf([visit, faq]);
  const { refusals } = linkFindings([visit], book);
  expect(refusals.map(refusalText).join('\n')).not.toContain('/faq#100%');
  expect(linkFindings([faq], book).refusals.length).toBeGreaterThan(0);
});
