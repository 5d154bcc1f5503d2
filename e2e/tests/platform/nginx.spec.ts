import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Hosting } from '@3eu/platform/contract/render';
import { hostingSchema } from '@3eu/platform/contract/schema';
import { ask } from '@3eu/platform/release/testing/ask';
import { sampleSite } from '@3eu/platform/build/sample-site';
import { sample } from '../../environment';
import { expect, test as base } from '../../fixtures';
import { hasBrotli, hasNginx } from '../../programs';
import type { Scratch } from '../../releases/scratch';
import { pagesOf, publicFiles } from '../../releases/site-files';

const live = publicFiles(sample.site);

/** How the site of the tests is served. */
const hosting = JSON.parse(readFileSync(join(live, 'hosting.json'), 'utf8')) as Hosting;

// The bundler puts it in its place.
Object.assign(globalThis, { SITE: sampleSite });
const nothing = { indexed: [], notFoundFiles: [], redirects: {}, connections: [], reports: null, now: '2026-01-01' };

/** nginx, with the configuration that every release contains, in the server block of shared/docs/hosting.md. */
const test = base.extend<object, { nginx: string }>({
  nginx: [async ({ sharedScratch }, use) => use(await sharedScratch.nginx(live)), { scope: 'worker' }],
  baseURL: ({ nginx }, use) => use(nginx),
});

/** A public folder with the files that a shell writes, and what stands beside it. */
function filled(scratch: Scratch, files: Record<string, string>): string {
  const root = scratch.folder('written');
  for (const [file, content] of Object.entries(files)) {
    const place = join(root, file === 'nginx.conf' ? file : `public/${file}`);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  return join(root, 'public');
}

test.skip(!hasNginx(), 'nginx is not on this machine.');

/** A request over TLS, whichever server terminated it. */
const secure = { 'X-Forwarded-Proto': 'https' };

test('unknown addresses are answered with the nearest not-found document', async ({ request }) => {
  for (const [path, words] of [
    ['/no/such/page', 'There is no page at this address'],
    ['/works/unknown', 'No such work'],
    ['/works/constructor', 'No such work'],
    ['/works/harbour/deeper', 'There is no page at this address'],
  ] as const) {
    for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
      const response = await request.get(path, { headers });
      expect(response.status(), path).toBe(404);
      expect(await response.text()).toContain(words);
      expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  }
});

test('the icon that browsers ask for unasked is there, and a moved address leads to its page', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/icon/)]);
  const moved = await request.get('/post?from=letter', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([
    301,
    expect.stringMatching(/\/letters\?from=letter$/),
  ]);
});

test('every page is its released document', async ({ request }) => {
  for (const path of pagesOf(sample.site)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toBe(readFileSync(join(live, path, 'index.html'), 'utf8'));
  }
});

test('every answer has the headers of the release, and says over TLS to stay there', async ({ request }) => {
  const html = await (await request.get('/letters')).text();
  const script = /src="(\/shell\/[^"]+)"/.exec(html)![1]!;
  for (const [path, type] of [
    ['/', 'text/html'],
    ['/letters', 'text/html'],
    ['/no/such/page', 'text/html'],
    ['/remotes.json', 'application/json'],
    ['/sitemap.xml', /^(application|text)\/xml/],
    ['/sw.js', /^(application|text)\/javascript/],
    ['/.well-known/security.txt', 'text/plain'],
    [script, /^(application|text)\/javascript/],
  ] as const) {
    const answer = await request.get(path, { headers: secure });
    const expected = { ...(path === script ? hosting.immutable : hosting.documents), ...hosting.overTls };
    for (const [name, value] of Object.entries(expected))
      expect(answer.headers()[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});

test('a missing file is not cached, even in a folder whose files are cached forever', async ({ request }) => {
  for (const folder of ['shell', 'remotes/works', 'pictures', 'fonts', 'search'])
    for (const headers of [{}, { 'Sec-Fetch-Mode': 'navigate' }]) {
      const answer = await request.get(`/${folder}/000000000000/not-there.js`, { headers });
      expect(answer.status(), folder).toBe(404);
      expect(answer.headers()['cache-control']).toBe('no-cache');
      expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    }
});

test('files that are not for visitors are not served', async ({ request }) => {
  for (const path of [
    '/files.json',
    '/private/records.jsonl',
    '/.git/config',
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/letters/index.html.br',
    '/robots.txt.gz',
    '/404.html',
    '/works/404.html',
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
    expect([400, 404], path).toContain((await ask(baseURL!, path)).status);
});

test('other addresses of a page redirect to its canonical one', async ({ request, baseURL }) => {
  for (const path of ['/letters/', '/letters/index.html', '//letters', '///letters?q=//fee', '/letters/?q=fee']) {
    const answer = await request.get(baseURL + path, { maxRedirects: 0 });
    expect([301, 307], path).toContain(answer.status());
    expect(answer.headers().location).toBe(`/letters${/\?.*/.exec(path) ?? ''}`);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  }
});

test('no address redirects to another site or injects a header', async ({ request, baseURL }) => {
  for (const path of [
    '/%5cevil.example/',
    '/%5c%5cevil.example/index.html',
    '//evil.example/',
    '//evil/',
    '/letters//evil',
    '/letters////evil//',
    '/%2fevil.example/',
    '/%09/evil.example/',
    '/letters%0dX-Evil:1/',
    '/letters%0aX-Evil:1/',
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
  expect((await request.post('/letters', { data: '' })).status()).toBe(405);
});

const forms = { identity: '', gzip: '.gz', ...(hasBrotli() ? { br: '.br' } : {}) };

for (const [encoding, suffix] of Object.entries(forms)) {
  test(`${encoding} responses are the released file, and vary by Accept-Encoding`, async ({ baseURL }) => {
    // A CDN in front of the server adds a Via header.
    for (const via of [{}, { Via: '1.1 cdn' }]) {
      for (const [path, file] of [
        ['/letters', 'letters/index.html'],
        ['/remotes.json', 'remotes.json'],
      ] as const) {
        const answer = await fetch(baseURL + path, {
          method: 'HEAD',
          headers: { 'Accept-Encoding': encoding, ...via },
        });
        expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        expect(answer.headers.get('vary')).toBe('Accept-Encoding');
        expect(Number(answer.headers.get('content-length'))).toBe(readFileSync(join(live, file + suffix)).length);
      }
    }
  });
}

test('the health check for load balancers answers OK', async ({ request }) => {
  const answer = await request.get('/healthz');
  expect([answer.status(), await answer.text(), answer.headers()['cache-control']]).toEqual([
    200,
    '200 OK\n',
    'no-store',
  ]);
});

test('nginx reads what is as long as a release may make it', async ({ scratch }) => {
  const { siteFiles } = await import('@3eu/engine/server/site-files');
  const address = (at: number) => `/${Array(4).fill('a'.repeat(60)).join('/')}/${at}`;
  const redirects = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [address(at), `${address(at)}#b`]));
  const connections = Array.from({ length: 64 }, (_, at) => `https://api${at}.a.example`);
  const files = siteFiles({ ...nothing, redirects, connections, reports: `https://a.example/${'r'.repeat(480)}` });
  const hosting = hostingSchema.parse(JSON.parse(files['hosting.json']!));
  const { 'Content-Security-Policy': policy } = hosting.documents;
  expect(policy!.length).toBeGreaterThan(1800);
  const live = filled(scratch, files);
  const answer = await fetch(`${await scratch.nginx(live)}${address(999)}?from=mail`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${address(999)}?from=mail#b`]);
  expect(answer.headers.get('content-security-policy')).toBe(policy);
});

test('every answer is whole while releases go live', async ({ scratch }) => {
  const { siteFiles } = await import('@3eu/engine/server/site-files');
  const page = (word: string) => `<!doctype html><title>${word}</title>${word.repeat(5000)}`;
  const words = ['one', 'longer', 'x'];
  const folders = words.map((word) => {
    const live = filled(scratch, { ...siteFiles(nothing), 'faq/index.html': page(word), '404.html': '' });
    writeFileSync(join(live, 'faq/index.html.gz'), gzipSync(page(word)));
    return live;
  });
  const live = join(scratch.folder('served'), 'live');
  symlinkSync(folders[0]!, live);
  const url = await scratch.nginx(live);
  let left = 300;
  const wrong: string[] = [];
  const visit = async () => {
    while (left > 0) {
      const answer = await fetch(`${url}/faq`);
      const text = await answer.text();
      if (answer.status !== 200 || !words.map(page).includes(text)) wrong.push(`${answer.status} ${text.length}`);
    }
  };
  const visits = [visit(), visit(), visit(), visit()];
  for (; left > 0; left -= 1) {
    symlinkSync(folders[left % words.length]!, `${live}.new`);
    renameSync(`${live}.new`, live);
    await fetch(`${url}/faq`);
  }
  await Promise.all(visits);
  expect(wrong).toEqual([]);
});
