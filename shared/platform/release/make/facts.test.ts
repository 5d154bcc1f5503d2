/** @jest-environment node */
import type { RenderedDocument } from '../../contract/render';
import type { SearchEntry } from '../../contract/search';
import { remoteVersion, shellVersion, siteWith } from '../testing/versions';
import { factsOf, searchFiles } from './facts';

const entriesOf = (...given: Parameters<typeof factsOf>) => factsOf(...given).search;
const document: RenderedDocument = {
  html: `<head><meta name="description" content="About tides."></head><header><h2 id="menu">Menu</h2></header>
    <main id="main"><nav>On this page</nav><h1>Tides</h1><p>When the <b>water</b> comes.<br/>And goes.</p>
    <section aria-labelledby="high"><h2 id="high">High water</h2><ul><li>At six</li><li>At seven<svg><text>7</text></svg></li></ul>
    <h3>By night</h3><select><option>Monday</option></select></section>
    <div id="when-is-low-water"><h3><button>When is low water?</button></h3><div id="_r_1_" hidden><p>At noon.</p><ul data-search="keywords"><li>ebb</li></ul><p data-search="off">Priority: 9</p></div></div>
    <h2 id="_R_2_">Come</h2>
    <nav data-search="questions"><h2>Asked next</h2><a href="/about#people">Who measures it?<svg></svg></a></nav></main><footer>Imprint</footer>`,
  title: 'Tides',
  section: 'Campus',
  indexed: true,
  picture: null,
};

test('each part of a page with its address is found by its heading and all of its text', () => {
  const page = { page: 'Tides', section: 'Campus' };
  const part = { ...page, headings: [], keywords: [], asks: [] };
  expect(entriesOf('/tides', document)).toEqual([
    {
      ...page,
      href: '/tides',
      title: 'Tides',
      headings: ['Come'],
      keywords: [],
      text: 'About tides.\n\nWhen the water comes. And goes.\n\nCome',
      asks: [{ question: 'Who measures it?', href: '/about#people' }],
    },
    {
      ...part,
      href: '/tides#high',
      title: 'High water',
      headings: ['By night'],
      text: 'At six\n\nAt seven\n\nBy night',
    },
    {
      ...part,
      href: '/tides#when-is-low-water',
      title: 'When is low water?',
      keywords: ['ebb'],
      text: 'At noon.',
    },
  ]);
  expect(entriesOf('/404', { ...document, indexed: false })).toEqual([]);
});

test('what a document refers to is known by who wrote it: the page, or which block', () => {
  const html = `<head><link rel="preload" imagesrcset="/a.avif 480w"></head><main id="main"><h1 id="top-of-it">A</h1><a href="/faq">B</a><br>
    <div data-block="story psychology"><h2 id="who">C</h2><a href="/visit">D</a><img src="/b.webp"><p data-block="other"><a href="#who">E</a></p></div>
    <a href="/about">F</a></main>`;
  const { authors, links, anchors } = factsOf('/a', { ...document, html });
  expect(authors).toEqual({
    '': { links: ['/faq', '/about'], files: ['/a.avif'], anchors: ['main', 'top-of-it'] },
    story: { links: ['/visit', '#who'], files: ['/b.webp'], anchors: ['who'] },
  });
  expect([links, anchors]).toEqual([
    ['/faq', '/visit', '#who', '/about'],
    ['main', 'top-of-it', 'who'],
  ]);
  // The facts of a document without blocks are the same to the byte as they always were.
  expect(factsOf('/tides', document)).not.toHaveProperty('authors');
});

const { documents: pages } = siteWith([shellVersion(), remoteVersion('campus'), remoteVersion('support')]);
const withWords = (owner: string, title: string) =>
  pages.map((page) =>
    page.owner === owner ? { ...page, search: entriesOf(page.path, { ...document, title }) } : page,
  );

test('links beside one another, as buttons are, do not become one word', () => {
  const html = '<main><p><a href="/a">Apply</a><a href="/b">Tour <b>now</b></a> or <a href="/c">call</a>.</p></main>';
  expect(entriesOf('/tides', { ...document, html })).toMatchObject([{ text: 'Apply\nTour now or call.' }]);
});

test('a bold figure does not become one word with what it counts', () => {
  const html = '<main><p><b>8:00 AM</b>Doors open</p></main>';
  expect(entriesOf('/tides', { ...document, html })).toMatchObject([{ text: '8:00 AM Doors open' }]);
});

test('a span within a sentence does not tear it, and one that is laid out beside other words is a line', () => {
  const within =
    '<p>From Aug <span>15-16</span>, 2025: <span>$75<small> a year</small></span> (<time>noon</time>).</p>';
  const beside =
    '<p>Tove<span>Rows. <span>Often.</span></span></p><p><span data-search="keywords">oar</span> At sea</p>';
  const [{ text, keywords }] = entriesOf('/tides', { ...document, html: `<main>${within}${beside}</main>` }) as [
    SearchEntry,
  ];
  expect(text.split('\n')).toEqual(['From Aug 15-16, 2025: $75 a year (noon).', 'Tove', 'Rows. Often.', 'At sea']);
  expect(keywords).toEqual(['oar']);
});

test('an empty line stands between what does not belong together: rows, terms, headings', () => {
  const html = `<main><h2 id="who">Who</h2><table><tr><td>A</td><td>B</td></tr><tr><td>C</td></tr></table>
    <ul><li><p>May 1</p><h3>Fair</h3><p>On the quay.</p></li></ul><dl><div><dt>Age</dt><dd>9</dd></div><div><dt>Name</dt><dd>Tove</dd></div></dl><p>Both.</p></main>`;
  expect(entriesOf('/tides', { ...document, html })[1]).toMatchObject({
    text: 'A\nB\n\nC\n\nMay 1\nFair\nOn the quay.\n\nAge\n9\n\nName\nTove\n\nBoth.',
  });
});

test('a picture before the heading of an element belongs to the part that begins there', () => {
  const html = '<main><ul><li id="tove"><img src="/pictures/tove.webp"><h3>Tove</h3><p>Rows.</p></li></ul></main>';
  expect(entriesOf('/tides', { ...document, html })[1]).toMatchObject({
    title: 'Tove',
    picture: '/pictures/tove.webp',
  });
});

test('a place has the questions that its package lists for it, and no other package’s', () => {
  const [place] = withWords('campus', 'Tides').filter(({ owner, search }) => owner === 'campus' && search.length > 0);
  const questions = { [place!.search[0]!.href]: [{ question: 'When?', asked: ['what time'] }] };
  const answersIn = (owner: string) =>
    (
      JSON.parse(Object.values(searchFiles([place!], new Map([[owner, questions]])).texts)[0]!) as {
        answers?: unknown;
      }[]
    )[0]!.answers;
  expect(answersIn('campus')).toEqual([{ question: 'When?', asked: ['what time'] }]);
  expect(answersIn('support')).toBeUndefined();
});

test('buttons, and what is noted beside them or for those without scripts, are not found', () => {
  const html = '<main><p>Ask.</p><span><button>Book</button><span role="note">Does nothing.</span></span></main>';
  expect(entriesOf('/tides', { ...document, html })).toMatchObject([{ text: 'Ask.' }]);
});

const none = new Map<string, never>();

test('each package has its own search file, which another package’s release leaves alone', () => {
  const both = withWords('campus', 'Tides').map((page) =>
    page.owner === 'support' ? { ...page, search: entriesOf(page.path, document) } : page,
  );
  const before = searchFiles(both, none).named;
  expect(Object.keys(before).sort()).toEqual(['campus', 'support']);
  const changed = both.map((page) =>
    page.owner === 'campus' ? { ...page, search: entriesOf(page.path, { ...document, title: 'Ebb' }) } : page,
  );
  const { named: after, texts } = searchFiles(changed, none);
  expect(after.support).toBe(before.support);
  expect(after.campus).not.toBe(before.campus);
  expect(Object.keys(texts).map((path) => `/${path}`)).toEqual(Object.values(after));
});

test('a package that has nothing to find has no search file', () => {
  expect(searchFiles(pages, none)).toEqual({ texts: {}, named: {} });
});
