import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { publicFiles } from '../pages';
import { hasBrotli } from '../programs';

const forms = { identity: '', gzip: '.gz', ...(hasBrotli() ? { br: '.br' } : {}) };

for (const [encoding, suffix] of Object.entries(forms)) {
  test(`${encoding} responses are the released file, and vary by Accept-Encoding`, async ({ baseURL }) => {
    // A CDN in front of the server adds a Via header.
    for (const via of [{}, { Via: '1.1 cdn' }]) {
      for (const [path, file] of [
        ['/faq', 'faq/index.html'],
        ['/remotes.json', 'remotes.json'],
      ] as const) {
        const answer = await fetch(baseURL + path, {
          method: 'HEAD',
          headers: { 'Accept-Encoding': encoding, ...via },
        });
        expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        expect(answer.headers.get('vary')).toBe('Accept-Encoding');
        expect(Number(answer.headers.get('content-length'))).toBe(
          readFileSync(join(publicFiles(), file + suffix)).length,
        );
      }
    }
  });
}

test('a redirect keeps the query', async ({ request }) => {
  const answer = await request.get('/faq/?q=fee', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/faq?q=fee']);
});

test('the health check for load balancers answers OK', async ({ request }) => {
  const answer = await request.get('/healthz');
  expect([answer.status(), await answer.text(), answer.headers()['cache-control']]).toEqual([
    200,
    '200 OK\n',
    'no-store',
  ]);
});

test('a not-found document cannot be requested by its own address', async ({ request }) => {
  for (const path of ['/404.html', '/college/404.html', '/major/404.html'])
    expect((await request.get(path)).status(), path).toBe(404);
});
