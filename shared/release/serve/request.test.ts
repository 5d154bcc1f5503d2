/** @jest-environment node */
import { isLocalWorker, resolveRequest } from './request';

const files = new Set([
  'index.html',
  '404.html',
  'faq/index.html',
  'faq/index.html.br',
  'college/404.html',
  'college/business/index.html',
  'robots.txt',
  '_headers',
  'nginx.conf',
  'worker.mjs',
  '.well-known/security.txt',
  'shell/abc/web/shell.js',
]);
const site = { has: (path: string) => files.has(path), redirects: { '/tours': '/visit' } };
const found = (file: string) => ({ file, status: 200 });
const missing = (file = '404.html') => ({ file, status: 404 });

test.each<readonly [string, object]>([
  ['/', found('index.html')],
  ['/faq', found('faq/index.html')],
  ['/%66aq', found('faq/index.html')],
  ['/robots.txt', found('robots.txt')],
  ['/shell/abc/web/shell.js', found('shell/abc/web/shell.js')],
  ['/.well-known/security.txt', found('.well-known/security.txt')],
  ['/tours', { location: '/visit' }],
  ['/tours/', { location: '/visit' }],
  ['/faq/', { location: '/faq' }],
  ['//faq', { location: '/faq' }],
  ['/faq/index.html', { location: '/faq' }],
  ['/index.html', { location: '/' }],
  ['//', { location: '/' }],
  ['//evil.example/..', missing()],
  ['//evil.example', missing()],
  ['/college', missing()],
  ['/college/unknown', missing('college/404.html')],
  ['/college/constructor', missing('college/404.html')],
  ['/college/business/deeper', missing()],
  ['/404.html', missing()],
  ['/college/404.html', missing('college/404.html')],
  ...[
    '/100%',
    '/major/%E0%A4',
    '/%00',
    '/..%2fpackage.json',
    '/faq/../x',
    '/.git/config',
    '/a/.well-known/x',
    '/a%5cb',
    '/_headers',
    '/nginx.conf',
    '/worker.mjs',
    '/faq/index.html.br',
    `/${'a'.repeat(2000)}`,
  ].map((path) => [path, missing()] as const),
])('%s is resolved correctly', (path, answer) => {
  expect(resolveRequest(path, site)).toEqual(answer);
});

test('a path with many segments costs no more lookups than another', () => {
  let asked = 0;
  resolveRequest('/a'.repeat(450), { ...site, has: () => ((asked += 1), false) });
  expect(asked).toBeLessThan(5);
});
