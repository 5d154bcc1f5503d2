/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { registryOf } from '../core/registry';
import { remoteVersion, siteOf } from '../testing/versions';
import { ask, exchange, page, release, withSite } from '../testing/served-site';
import { startServer, type RunningServer } from './server';

jest.setTimeout(60_000);

let root: string;
let server: RunningServer;
const lines: string[] = [];
const faults: string[] = [];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  await release(root, 'one');
  server = await startServer(root, {
    host: '127.0.0.1',
    port: 0,
    timeout: 400,
    log: (line) => lines.push(line),
    fault: (line) => faults.push(line),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

test('a page is sent with its policy, in an accepted encoding, and not again if unchanged', async () => {
  const plain = await ask(server, '/faq');
  expect(plain).toMatchObject({
    status: 200,
    body: page('one'),
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
  });
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const zipped = await ask(server, '/faq', { headers: { 'Accept-Encoding': 'br, gzip;q=0.5' } });
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(gzipSync(page('one')).length),
  });
  expect(
    (await ask(server, '/faq', { headers: { 'Accept-Encoding': 'gzip;q=0, *' } })).headers['content-encoding'],
  ).toBeUndefined();
  expect((await ask(server, '/faq', { headers: { 'If-None-Match': `"x", W/${plain.headers.etag!}` } })).status).toBe(
    304,
  );
  expect(await ask(server, '/faq', { method: 'HEAD' })).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': String(page('one').length) },
  });
});

test('a single byte range is sent; other ranges get 416 or the whole file', async () => {
  expect(await ask(server, '/robots.txt', { headers: { Range: 'bytes=1-1' } })).toMatchObject({
    status: 206,
    body: 'n',
    headers: { 'content-range': 'bytes 1-1/3' },
  });
  expect(await ask(server, '/robots.txt', { headers: { Range: 'bytes=9-' } })).toMatchObject({
    status: 416,
    headers: { 'content-range': 'bytes */3' },
  });
  for (const headers of [
    { Range: 'bytes=0-0,2-2' },
    { Range: 'lines=1' },
    { Range: 'bytes=0-0', 'If-Range': '"other"' },
  ])
    expect(await ask(server, '/robots.txt', { headers })).toMatchObject({ status: 200, body: 'one' });
  expect(await ask(server, '/robots.txt', { method: 'HEAD', headers: { Range: 'bytes=1-1' } })).toMatchObject({
    status: 200,
    headers: { 'content-length': '3' },
  });
});

test('the end of a file is sent', async () => {
  expect(await ask(server, '/robots.txt', { headers: { Range: 'bytes=-2' } })).toMatchObject({
    status: 206,
    body: 'ne',
    headers: { 'content-range': 'bytes 1-2/3', 'content-length': '2' },
  });
});

test('a file that somebody changed is refused until it is as released', async () => {
  await withSite({ size: 1000 }, async ({ root: own, server: to }) => {
    const file = join(own, 'live/index.html');
    const released = readFileSync(file);
    writeFileSync(file, 'changed by hand');
    expect((await ask(to, '/')).status).toBe(500);
    writeFileSync(file, released);
    expect(await ask(to, '/')).toMatchObject({ status: 200, body: released.toString() });
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
  '/../private/records.jsonl',
  '/..%2fprivate%2frecords.jsonl',
  '/files.json',
])('%s is answered with the not-found document', async (path) => {
  const { status, body, headers } = await ask(server, path);
  expect({ status, body }).toEqual({ status: 404, body: page('missing') });
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each(['/shell/..%2f..%2ffiles.json', '/shell/abc/web/none.js', '/search/'])(
  '%s is answered with a status alone',
  async (path) => {
    expect(await ask(server, path)).toMatchObject({ status: 404, body: '404 Not Found\n' });
  },
);

test('a document among the files of a build can run nothing', async () => {
  const { headers } = await ask(server, '/shell/abc/web/404.html');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test('other addresses of a page redirect to the canonical one, with their query', async () => {
  expect(await ask(server, '/faq/?a=1')).toMatchObject({
    status: 301,
    headers: { location: '/faq?a=1', 'x-content-type-options': 'nosniff' },
  });
  expect((await ask(server, '//faq')).headers.location).toBe('/faq');
});

test('reports are accepted up to a size limit, and other methods are refused', async () => {
  expect((await ask(server, '/api/telemetry', { method: 'POST', body: '{}' })).status).toBe(204);
  expect((await ask(server, '/api/telemetry', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
  const refused = await ask(server, '/faq', { method: 'POST', headers: { Accept: 'text/html' } });
  expect(refused).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });
  expect(refused.body).toContain('<h1>405 Method Not Allowed</h1>');
});

test('a report of undeclared length is refused once too long, and the server keeps running', async () => {
  const chunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n`;
  const answer = await exchange(
    server,
    `POST /api/t HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`,
  );
  expect(answer).toContain('HTTP/1.1 413');
  expect((await ask(server, '/faq')).status).toBe(200);
});

test('a visitor who leaves in the middle of a report causes no error', async () => {
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write('POST /api/t HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab', () => socket.destroy()),
  );
  await once(socket, 'close');
  expect((await ask(server, '/faq')).status).toBe(200);
  expect(faults).toEqual([]);
});

test('an invalid or slow request is answered with the security headers', async () => {
  for (const [text, status] of [
    ['nonsense\r\n\r\n', '400'],
    ['POST /api/t HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab', '408'],
  ] as const) {
    const answer = await exchange(server, text);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  }
});

test('a redirect keeps the whole query and puts it before the fragment', async () => {
  const campus = remoteVersion('campus', 1, { redirects: { '/tours': '/visit#tours' } });
  const { remotes } = registryOf(siteOf([campus]));
  await withSite({ remotes }, async ({ server: to }) => {
    const locationOf = async (path: string) => (await ask(to, path)).headers.location;
    expect(await locationOf('/tours?from=a&b')).toBe('/visit?from=a&b#tours');
    expect(await locationOf('/tours')).toBe('/visit#tours');
    expect(await locationOf('/faq/?q=why?&c=A')).toBe('/faq?q=why?&c=A');
  });
});

test('a request for an absolute URL is answered by its path', async () => {
  expect(
    await exchange(server, 'GET http://example.org/faq?a HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n'),
  ).toContain('HTTP/1.1 200');
});

test('strict transport security is sent over TLS only', async () => {
  expect((await ask(server, '/faq')).headers['strict-transport-security']).toBeUndefined();
  expect(
    (await ask(server, '/faq', { headers: { 'X-Forwarded-Proto': 'https' } })).headers['strict-transport-security'],
  ).toContain('max-age');
  const report = { method: 'POST', headers: { 'X-Forwarded-Proto': 'https' } };
  expect(await ask(server, '/api/errors', report)).toMatchObject({
    status: 204,
    headers: { 'strict-transport-security': expect.stringContaining('max-age') as string },
  });
});

test('the health check succeeds, and each answer is a line in the log', async () => {
  expect((await ask(server, '/healthz')).status).toBe(200);
  expect(lines.at(-1)).toMatch(/^\S+ GET \/healthz 200 \d+ [\d.]+ ms$/);
});

test('a new configuration takes effect without a restart', async () => {
  await release(root, 'two', { settings: { origins: { campus: 'https://campus.example' } } });
  const { headers, body } = await ask(server, '/faq');
  expect(headers['content-security-policy']).toContain('https://campus.example');
  expect(body).toBe(page('two'));
});

test('a symbolic link in place of a file is not followed', async () => {
  await withSite({}, async ({ root: own, server: to, faults: reported }) => {
    const file = join(own, 'live/robots.txt');
    unlinkSync(file);
    writeFileSync(join(own, 'key'), 'one');
    symlinkSync(join(own, 'key'), file);
    expect(await ask(to, '/robots.txt')).toMatchObject({ status: 500, body: '500 Internal Server Error\n' });
    expect(reported).toEqual([expect.stringMatching(/^GET \/robots\.txt could not be answered: ./)]);
  });
});

test('a visitor who leaves before the answer is complete causes no error', async () => {
  await withSite({ size: 200_000 }, async ({ server: { port }, faults: reported, lines: closed }) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: '/' }, (response) => {
      response.once('data', () => request.destroy());
    }).end();
    request.on('error', () => {});
    while (closed.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(reported).toEqual([]);
  });
});

test('a closing server finishes running requests and accepts no new ones', async () => {
  await withSite({ word: 'long', size: 20_000 }, async ({ server: closing }) => {
    const answer = new Promise<number>((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port: closing.port, path: '/' }, (response) => {
        let size = 0;
        closed = closing.close();
        setTimeout(
          () =>
            response
              .on('data', (part: Buffer) => (size += part.length))
              .on('end', () => resolve(size))
              .on('error', reject),
          100,
        );
      }).end();
    });
    let closed = Promise.resolve();
    expect(await answer).toBe(page('long').length * 20_000);
    const later = await ask(closing, '/', { agent: new Agent() }).then(
      () => 'answered',
      ({ code }: NodeJS.ErrnoException) => code,
    );
    expect(later).toBe('ECONNREFUSED');
    await closed;
  });
});

test('no answer breaks while releases go live one after another', async () => {
  const words = ['one', 'longer', 'x'];
  const agent = new Agent({ keepAlive: true });
  let [answers, broken, releasing] = [0, 0, true];
  const visitor = async () => {
    while (releasing) {
      const { status, body, headers } = await ask(server, '/faq', { agent });
      answers += 1;
      if (
        status !== 200 ||
        Number(headers['content-length']) !== body.length ||
        !words.some((word) => body === page(word))
      )
        broken += 1;
    }
  };
  await release(root, 'x');
  const visitors = Array.from({ length: 4 }, visitor);
  for (let round = 0; round < 25; round += 1) await release(root, words[round % words.length]!);
  releasing = false;
  await Promise.all(visitors);
  agent.destroy();
  expect(answers).toBeGreaterThan(50);
  expect(broken).toBe(0);
});
