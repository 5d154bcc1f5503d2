/** @jest-environment node */
import { hosting, siteUrl } from '@3eu/university/facts';
import { unregisterWorker } from '../core/service-worker';
import { ask, withSite } from '../testing/served-site';
import { isNamed, resolveRequest } from './request';

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

test.each([
  '/shell/abc/web/404.html',
  '/shell/abc/web/none.js',
  '/shell/abc/',
  '/remotes/x/404.html',
  '/search/404.html',
])('folders of immutable files have no documents: %s is answered with a status alone', (path) => {
  const has = (file: string) => files.has(file) || file === 'shell/abc/web/404.html';
  expect(resolveRequest(path, { ...site, has })).toEqual(
    path.endsWith('web/404.html') ? found(path.slice(1)) : { status: 404 },
  );
});

test.each(['localhost', 'localhost.', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'preview-1.localhost'])(
  'under the name %s no service worker stays, whatever the name of its script',
  async (name) => {
    await withSite({}, async ({ server }) => {
      const headers = { Host: `${name}:3000` };
      expect((await ask(server, '/sw.js', { headers })).body).toBe(unregisterWorker);
      const register = { ...headers, 'Service-Worker': 'script' };
      expect(await ask(server, '/shell/abc/web/a.js', { headers: register })).toMatchObject({
        body: unregisterWorker,
        headers: { 'content-type': expect.stringContaining('javascript') as string, 'cache-control': 'no-cache' },
      });
      expect((await ask(server, '/shell/abc/web/a.js', { headers })).body).toBe('one');
    });
  },
);

test('under the name of the site, visitors get the worker of the release', async () => {
  await withSite({}, async ({ server }) => {
    expect((await ask(server, '/sw.js', { headers: { Host: new URL(siteUrl).host } })).body).toBe('real worker');
  });
});

test.each([
  ['localhost:3000', true],
  ['dev.localhost', true],
  ['192.168.0.5:3000', true],
  ['[::1]', true],
  ['laptop.local:3000', true],
  [`www${hosting.hostSuffixes[0]}`, true],
  [undefined, false],
  ['a b', false],
  ['evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example:3000', false],
])('whether %s names a server that listens on laptop.local: %s', (host, named) => {
  expect(isNamed({ host }, 'laptop.local')).toBe(named);
});
