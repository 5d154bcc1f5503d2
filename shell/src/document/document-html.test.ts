/** @jest-environment node */
import { documentHtml, type DocumentParts } from './document-html';

const parts: DocumentParts = {
  body: '<main>Words</main>',
  head: '<title>A page</title>',
  css: '.a{color:red}',
  cssNames: ['a'],
  structuredData: [{ '@type': 'WebPage', name: '</script>' }],
  state: { path: '/faq', shellVersion: '1', remotes: [] },
  menus: { header: [], quickLinks: [], footer: [], pages: [] } as unknown as DocumentParts['menus'],
  config: {},
  origins: {},
  entry: { url: '/shell/1/shell.js', integrity: 'sha384-a' },
  preload: [{ url: '/shell/1/page.js', integrity: 'sha384-b' }],
};

test('the policy comes first and the one script last; the others are data, and no data ends its own script', () => {
  const html = documentHtml(parts);
  const order = ['Content-Security-Policy', '<title>', '<style>', 'rel="icon"', '/page.js', '<main>', '/shell.js'];
  const places = order.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(html.match(/<script[^>]* src=|as="script"/g)).toHaveLength(1);
  expect(html).toContain('"name":"\\u003c/script>"');
});

test('for a developer it has no policy, and a script that runs before all others', () => {
  const html = documentHtml({ ...parts, development: { answers: '/new', firstScript: '/first.js' } });
  expect(html).not.toContain('Content-Security-Policy');
  expect(html.indexOf('<script')).toBe(html.indexOf('<script src="/first.js">'));
});
