/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersFor } from './headers';
import { ask, exchange, page, release, withSite } from '../testing/served-site';
import { startServer, type RunningServer } from './server';

let live: string;
let server: RunningServer;
beforeAll(async () => {
  live = join(mkdtempSync(join(tmpdir(), 'serve-')), 'live');
  release(live, 'one');
  server = await startServer(live, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(dirname(live), { recursive: true, force: true });
});

/** Headers as a response has them. */
const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test('a page is sent in an accepted encoding, and not again if unchanged', async () => {
  const plain = await ask(server, '/faq');
  expect(plain).toMatchObject({
    status: 200,
    body: page('one'),
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' },
  });
  const zipped = await ask(server, '/faq', { headers: { 'Accept-Encoding': 'br, gzip;q=0.5' } });
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(gzipSync(page('one')).length),
  });
  const again = { headers: { 'If-None-Match': `"x", ${plain.headers.etag!}` } };
  expect((await ask(server, '/faq', again)).status).toBe(304);
});

test.each(['/', '/faq', '/robots.txt', '/shell/abc/web/a.js', '/shell/abc/web/404.html'])(
  '%s has the headers of the release',
  async (path) => {
    expect((await ask(server, path)).headers).toMatchObject(lowered(headersFor(path)));
  },
);

test.each([
  ['a missing page', '/nowhere', {}, 404],
  ['a missing script, which is never cached for long', '/shell/abc/web/none.js', {}, 404],
  ['a redirect', '/faq/', {}, 301],
  ['a refused method', '/faq', { method: 'PUT' }, 405],
  ['a range that the file does not have', '/robots.txt', { headers: { Range: 'bytes=9-' } }, 416],
  ['a name that is not this server’s', '/', { headers: { Host: 'evil.example' } }, 421],
])('%s is answered with the headers of a document', async (_what, path, asked, status) => {
  const answer = await ask(server, path, asked);
  expect(answer).toMatchObject({ status, headers: lowered(headersFor('/')) });
});

test.each([
  ['nonsense\r\n\r\n', '400'],
  ['GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n', '421'],
  ['GET /faq HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle\r\nConnection: close\r\n\r\n', '200'],
])('%j is answered with the headers of the release', async (text, status) => {
  const answer = await exchange(server, text);
  expect(answer).toContain(`HTTP/1.1 ${status}`);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
});

test('a single byte range is sent', async () => {
  expect(await ask(server, '/robots.txt', { headers: { Range: 'bytes=-2' } })).toMatchObject({
    status: 206,
    body: 'ne',
    headers: { 'content-range': 'bytes 1-2/3' },
  });
});

test('the not-found document ignores range and conditional headers', async () => {
  for (const headers of [{}, { Range: 'bytes=0-3' }, { 'If-None-Match': '*' }])
    expect(await ask(server, '/nowhere', { headers })).toMatchObject({ status: 404, body: page('missing') });
});

test.each([
  '/100%',
  '/major/%E0%A4',
  '/%00',
  '/../live-1/robots.txt',
  '/..%2flive%2frobots.txt',
  '/faq/../robots.txt',
  '/.npmrc',
  '/_headers',
])('%s is answered with the not-found document', async (path) => {
  expect(await ask(server, path)).toMatchObject({ status: 404, body: page('missing') });
});

test('a symbolic link in the folder is not followed, and hurts no other address', async () => {
  await withSite({}, async ({ live: own, server: to }) => {
    writeFileSync(join(dirname(own), 'key'), 'secret');
    unlinkSync(join(own, 'robots.txt'));
    symlinkSync(join(dirname(own), 'key'), join(own, 'robots.txt'));
    symlinkSync(dirname(own), join(own, 'outside'));
    for (const path of ['/robots.txt', '/outside/key']) expect((await ask(to, path)).status).toBe(404);
    expect((await ask(to, '/faq')).status).toBe(200);
  });
});

test('moved addresses lead on, with the whole query before the fragment', async () => {
  await withSite({ redirects: { '/tours': '/visit#tours' } }, async ({ server: to }) => {
    const locationOf = async (path: string) => (await ask(to, path)).headers.location;
    expect(await locationOf('/tours?from=a&b')).toBe('/visit?from=a&b#tours');
    expect(await locationOf('/faq/?q=why?&c=A')).toBe('/faq?q=why?&c=A');
    expect(await locationOf('//faq')).toBe('/faq');
  });
});

test('reports are accepted, and forgotten', async () => {
  expect((await ask(server, '/api/telemetry', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(204);
});

test('without a release, requests are answered with 500, and reported', async () => {
  await withSite({}, async ({ live: own, server: to, faults }) => {
    rmSync(own);
    expect(await ask(to, '/faq')).toMatchObject({ status: 500, headers: lowered(headersFor('/')) });
    expect(faults).toEqual([expect.stringMatching(/^GET \/faq could not be answered: ./)]);
  });
});

test('each answer is of one release while others go live', async () => {
  const words = ['one', 'longer', 'x'];
  const agent = new Agent({ keepAlive: true });
  let releasing = true;
  const answers = new Set<string>();
  const visitor = async () => {
    while (releasing) {
      const { status, body, headers } = await ask(server, '/faq', { agent });
      answers.add(`${status} ${headers['content-length'] === String(body.length)} ${body}`);
    }
  };
  const visitors = Array.from({ length: 4 }, visitor);
  for (let round = 0; round < 25; round += 1) {
    const word = words[round % words.length]!;
    release(live, word, { headers: { reports: `https://${word}.example/` } });
    const { body, headers } = await ask(server, '/faq');
    expect([body, headers['reporting-endpoints']]).toEqual([page(word), `policy="https://${word}.example/"`]);
  }
  releasing = false;
  await Promise.all(visitors);
  agent.destroy();
  const whole = words.map((word) => `200 true ${page(word)}`);
  for (const answer of answers) expect(whole).toContain(answer);
});
