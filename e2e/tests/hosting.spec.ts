import { siteUrl } from '../environment';
import { expect, test } from '../fixtures';
import { allPages } from '../pages';
import { raw } from '../raw';

/** A request over TLS, whichever server terminated it. */
const secure = { 'X-Forwarded-Proto': 'https' };

test('unknown addresses are answered with the nearest not-found document', async ({ request }) => {
  for (const [path, words] of [
    ['/no/such/page', 'There is no page at this address'],
    ['/college/unknown', 'College Not Found'],
    ['/major/constructor', 'Major Not Found'],
    ['/college/business/deeper', 'There is no page at this address'],
  ] as const) {
    for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
      const response = await request.get(path, { headers });
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain(words);
      expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  }
});

test('the icon that browsers ask for unasked is there, and an address in capitals leads to its page', async ({
  request,
}) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/icon/)]);
  const moved = await request.get('/FAQ?from=letter', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, expect.stringMatching(/\/faq\?from=letter$/)]);
});

test('every page is identical to the one on the project’s own server', { tag: '@flow' }, async ({ request }) => {
  for (const path of [...allPages, '/college/unknown', '/major/unknown', '/no/such/page']) {
    const [here, there] = await Promise.all([request.get(path), request.get(siteUrl + path)]);
    expect(here.status(), path).toBe(there.status());
    expect(await here.text(), path).toBe(await there.text());
  }
});

test('caching and security headers match those of the project’s own server', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  const script = /src="(\/shell\/[^"]+)"/.exec(html)![1]!;
  const compared = [
    'cache-control',
    'content-security-policy',
    'integrity-policy',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'access-control-allow-origin',
    'strict-transport-security',
  ];
  for (const path of [
    '/',
    '/faq',
    '/no/such/page',
    '/remotes.json',
    '/sitemap.xml',
    '/sw.js',
    '/.well-known/security.txt',
    script,
  ]) {
    const [ours, theirs] = [
      (await request.get(siteUrl + path, { headers: secure })).headers(),
      (await request.get(path, { headers: secure })).headers(),
    ];
    for (const name of compared) expect(theirs[name], `${name} of ${path}`).toBe(ours[name]);
    const type = (headers: Record<string, string>) =>
      headers['content-type']?.replace(/^application\/(javascript|xml)/, 'text/$1').replace(/;.*/, '');
    expect(type(theirs), path).toBe(type(ours));
  }
});

test('a missing file is not cached, even in a folder whose files are cached forever', async ({ request }) => {
  for (const folder of ['shell', 'remotes/campus', 'pictures', 'fonts', 'search'])
    for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
      const answer = await request.get(`/${folder}/000000000000/not-there.js`, { headers });
      expect(answer.status(), folder).toBe(404);
      expect(answer.headers()['cache-control']).toBe('no-cache');
      expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    }
});

test('an unchanged document is answered with 304', async ({ request }) => {
  const first = await request.get('/faq');
  const again = await request.get('/faq', { headers: { 'If-None-Match': first.headers().etag! } });
  expect(again.status()).toBe(304);
});

test('files that are not for visitors are not served', async ({ request }) => {
  for (const path of [
    '/files.json',
    '/private/records.jsonl',
    '/.git/config',
    '/_headers',
    '/.assetsignore',
    '/netlify.toml',
    '/nginx.conf',
    '/worker.mjs',
    '/faq/index.html.br',
    '/robots.txt.gz',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('path traversal reaches no file outside the site', async ({ baseURL }) => {
  for (const path of [
    '/../private/records.jsonl',
    '/%2e%2e/private/records.jsonl',
    '/shell/../../private/records.jsonl',
    '/../release.json',
    '/../package.json',
  ])
    expect([400, 404], path).toContain((await raw(baseURL!, path)).status);
});

test('other addresses of a page redirect to its canonical one', async ({ request, baseURL }) => {
  for (const path of ['/faq/', '/faq/index.html']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([301, 307], path).toContain(answer.status());
    expect(new URL(answer.headers().location!, baseURL).pathname).toBe('/faq');
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  }
});

test('no address redirects to another site or injects a header', async ({ request, baseURL }) => {
  for (const path of [
    '/%5cevil.example/',
    '/%5c%5cevil.example/index.html',
    '//evil.example/',
    '/%2fevil.example/',
    '/%09/evil.example/',
    '/faq%0dX-Evil:1/',
    '/faq%0aX-Evil:1/',
  ]) {
    const answer = await request.get(baseURL + path, { maxRedirects: 0 });
    const { location = '/', 'x-evil': evil } = answer.headers();
    expect(new URL(location, baseURL).origin, path).toBe(new URL(baseURL!).origin);
    expect(location, path).not.toMatch(/[\r\n\\]/);
    expect(evil, path).toBeUndefined();
  }
});

test('reports are accepted by POST only, and nothing else accepts a POST', async ({ request }) => {
  const type = 'application/reports+json';
  expect((await request.post('/api/reports', { data: '[]', headers: { 'Content-Type': type } })).status()).toBe(204);
  expect((await request.get('/api/reports')).status()).toBe(404);
  expect((await request.post('/faq', { data: '' })).status()).toBe(405);
});
