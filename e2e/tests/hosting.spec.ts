import { expect, test } from '@playwright/test';
import { port } from '../environment';

const own = `http://localhost:${port}`;

test('unknown addresses are answered with the nearest not-found document', async ({ request }) => {
  for (const [path, words] of [
    ['/no/such/page', 'There is no page at this address'],
    ['/college/unknown', 'College Not Found'],
    ['/major/constructor', 'Major Not Found'],
    ['/college/business/deeper', 'There is no page at this address'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain(words);
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test('caching, compression and security headers are those of the project’s own server', async ({
  request,
  baseURL,
}) => {
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
    'content-type',
  ];
  for (const path of ['/', '/faq', '/no/such/page', '/remotes.json', '/sitemap.xml', script]) {
    const [ours, theirs] = [(await request.get(own + path)).headers(), (await request.get(path)).headers()];
    for (const name of compared) expect(theirs[name], `${name} of ${path}`).toBe(ours[name]);
  }
  const zipped = await fetch(`${baseURL}/faq`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(zipped.headers.get('vary')).toContain('Accept-Encoding');
});

test('a document that has not changed is answered with 304', async ({ request }) => {
  const first = await request.get('/faq');
  const again = await request.get('/faq', { headers: { 'If-None-Match': first.headers().etag! } });
  expect(again.status()).toBe(304);
});

test('files that are not for visitors are not served', async ({ request }) => {
  for (const path of [
    '/files.json',
    '/../private/records.jsonl',
    '/private/records.jsonl',
    '/../package.json',
    '/.git/config',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('other addresses of a page lead to the one', async ({ request, baseURL }) => {
  for (const path of ['/faq/', '/faq/index.html']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(new URL(answer.headers().location!, baseURL).pathname).toBe('/faq');
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  }
});
