/** @jest-environment node */
import { documentHtml, type DocumentParts } from './document-html';

const look = { css: 'p{margin:0}', fonts: ['/fonts/basic.woff2'] };

const parts: DocumentParts = {
  body: '<main>Words</main>',
  head: '<title>A page</title>',
  lang: 'en',
  css: '.a{color:red}',
  cssNames: ['a'],
  structuredData: [{ '@type': 'WebPage', name: '</script>' }],
  state: { path: '/faq', shellVersion: '1', remotes: [] },
  menus: { header: [], quickLinks: [], footer: [], pages: [] } as unknown as DocumentParts['menus'],
  config: {},
  connections: [],
  entry: { url: '/shell/1/shell.js', integrity: 'sha384-a' },
  start: { url: '/shell/1/start.js', integrity: 'sha384-s' },
  preload: [{ url: '/shell/1/page.js', integrity: 'sha384-b' }],
};

test('the policy comes first, the only script last, and embedded data cannot end its script', () => {
  const html = documentHtml(look, parts);
  const order = [
    'Content-Security-Policy',
    '<title>',
    '<style>',
    'rel="icon"',
    '<main>',
    'ld+json',
    '/page.js',
    '/start.js',
  ];
  const places = order.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html.match(/<script[^>]* src=[^>]*>|as="script"/g)).toEqual([
    '<script async src="/shell/1/start.js" crossorigin="anonymous" integrity="sha384-s" data-entry="/shell/1/shell.js" data-entry-integrity="sha384-a">',
  ]);
  expect(html).toContain('"name":"\\u003c/script>"');
});

test('the first picture is preloaded before fonts', () => {
  const firstPicture = { type: 'image/avif', srcSet: '/quad.480.avif 480w, /quad.800.avif 800w', sizes: '100vw' };
  const html = documentHtml(look, { ...parts, firstPicture });
  const link = html.match(/<link rel="preload" as="image"[^>]*>/)![0];
  expect(link).toContain('imagesrcset="/quad.480.avif 480w, /quad.800.avif 800w" imagesizes="100vw"');
  expect(html.indexOf(link)).toBeLessThan(html.indexOf('as="font"'));
  expect(documentHtml(look, parts)).not.toContain('as="image"');
});

test('nothing is shown before the first view has been read, if the page says where it ends', () => {
  expect(documentHtml(look, { ...parts, firstView: 'page-contents' })).toContain(
    '<link rel="expect" href="#page-contents" blocking="render">',
  );
  expect(documentHtml(look, parts)).not.toContain('rel="expect"');
});
