/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Registry } from '@3eu/shared/contract/release';
import { emptyRegistry, nextRegistry } from '../plan/registry';
import { remoteVersion } from '../plan/samples';
import { folderStore } from '../store/folder';
import { startServer, type RunningServer } from './server';

const page = (text: string) => `<!doctype html><title>${text}</title><main>${text.repeat(50)}</main>`;

/** Releases a small site whose pages all say the same word. */
async function release(root: string, word: string, settings: object = {}, size = 1, remotes: Registry['remotes'] = {}) {
  const store = folderStore(root);
  const draft = await store.draft(await store.read());
  const html = page(word).repeat(size);
  const files = {
    'index.html': html,
    'faq/index.html': html,
    'faq/index.html.gz': gzipSync(html),
    '404.html': page('missing'),
    'robots.txt': word,
    'shell/abc/web/a.js': word,
    'remotes.json': JSON.stringify({ ...emptyRegistry, remotes }),
  };
  for (const [path, content] of Object.entries(files)) await draft.write(`public/${path}`, content);
  await draft.write('private/settings.json', JSON.stringify(settings));
  await draft.write('private/records.jsonl', 'secret');
  expect(await draft.claim()).toBe('claimed');
}

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

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
    agent,
    to = server,
  }: { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent; to?: RunningServer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port: to.port, path, method, headers, ...(agent ? { agent } : {}) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts).toString() }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a page is sent with its policy, in an accepted encoding, and not again if unchanged', async () => {
  const plain = await ask('/faq');
  expect(plain).toMatchObject({
    status: 200,
    body: page('one'),
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
  });
  expect(plain.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const zipped = await ask('/faq', { headers: { 'Accept-Encoding': 'br, gzip;q=0.5' } });
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(gzipSync(page('one')).length),
  });
  expect(
    (await ask('/faq', { headers: { 'Accept-Encoding': 'gzip;q=0, *' } })).headers['content-encoding'],
  ).toBeUndefined();
  expect((await ask('/faq', { headers: { 'If-None-Match': `"x", W/${plain.headers.etag!}` } })).status).toBe(304);
  expect(await ask('/faq', { method: 'HEAD' })).toMatchObject({
    status: 200,
    body: '',
    headers: { 'content-length': String(page('one').length) },
  });
});

test('a single byte range is sent; other ranges get 416 or the whole file', async () => {
  expect(await ask('/robots.txt', { headers: { Range: 'bytes=1-1' } })).toMatchObject({
    status: 206,
    body: 'n',
    headers: { 'content-range': 'bytes 1-1/3' },
  });
  expect(await ask('/robots.txt', { headers: { Range: 'bytes=9-' } })).toMatchObject({
    status: 416,
    headers: { 'content-range': 'bytes */3' },
  });
  for (const headers of [
    { Range: 'bytes=0-0,2-2' },
    { Range: 'lines=1' },
    { Range: 'bytes=0-0', 'If-Range': '"other"' },
  ])
    expect(await ask('/robots.txt', { headers })).toMatchObject({ status: 200, body: 'one' });
  expect(await ask('/robots.txt', { method: 'HEAD', headers: { Range: 'bytes=1-1' } })).toMatchObject({
    status: 200,
    headers: { 'content-length': '3' },
  });
});

test('files that are kept in memory and files that are read each time answer alike', async () => {
  const own = mkdtempSync(join(tmpdir(), 'serve-'));
  await release(own, 'long', {}, 1000);
  const to = await startServer(own, { host: '127.0.0.1', port: 0 });
  const long = page('long').repeat(1000);
  for (const [path, text] of [
    ['/', long],
    ['/robots.txt', 'long'],
  ] as const)
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await ask(path, { to })).body).toBe(text);
      expect(await ask(path, { to, headers: { Range: 'bytes=-3' } })).toMatchObject({
        status: 206,
        body: text.slice(-3),
        headers: {
          'content-range': `bytes ${text.length - 3}-${text.length - 1}/${text.length}`,
          'content-length': '3',
        },
      });
      expect(await ask(path, { to, method: 'HEAD' })).toMatchObject({
        status: 200,
        body: '',
        headers: { 'content-length': String(text.length) },
      });
    }
  await to.close();
  rmSync(own, { recursive: true });
});

test.each([
  ['robots.txt', 'small'],
  ['index.html', 'large'],
])('%s, a %s file that somebody changed, is refused until it is as released', async (name) => {
  const own = mkdtempSync(join(tmpdir(), 'serve-'));
  await release(own, 'one', {}, 1000);
  const file = join(own, 'live', name);
  const released = readFileSync(file);
  writeFileSync(file, 'changed by hand');
  const to = await startServer(own, { host: '127.0.0.1', port: 0 });
  const path = `/${name.replace('index.html', '')}`;
  expect((await ask(path, { to })).status).toBe(500);
  writeFileSync(file, released);
  expect(await ask(path, { to })).toMatchObject({ status: 200, body: released.toString() });
  await to.close();
  rmSync(own, { recursive: true });
});

test('the not-found document ignores range and conditional headers', async () => {
  for (const headers of [{}, { Range: 'bytes=0-3' }, { 'If-None-Match': '*' }])
    expect(await ask('/nowhere', { headers })).toMatchObject({ status: 404, body: page('missing') });
});

test.each([
  '/100%',
  '/major/%E0%A4',
  '/%00',
  '/../private/records.jsonl',
  '/..%2fprivate%2frecords.jsonl',
  '/files.json',
  '/shell/..%2f..%2ffiles.json',
])('%s is answered with the not-found document', async (path) => {
  const { status, body, headers } = await ask(path);
  expect({ status, body }).toEqual({ status: 404, body: page('missing') });
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('other addresses of a page redirect to the canonical one, with their query', async () => {
  expect(await ask('/faq/?a=1')).toMatchObject({
    status: 301,
    headers: { location: '/faq?a=1', 'x-content-type-options': 'nosniff' },
  });
  expect((await ask('//faq')).headers.location).toBe('/faq');
});

test('reports are accepted up to a size limit, and other methods are refused', async () => {
  expect((await ask('/api/telemetry', { method: 'POST', body: '{}' })).status).toBe(204);
  expect((await ask('/api/telemetry', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
  const refused = await ask('/faq', { method: 'POST', headers: { Accept: 'text/html' } });
  expect(refused).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD', 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });
  expect(refused.body).toContain('<h1>405 Method Not Allowed</h1>');
});

function rawAnswer(text: string, to = server): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(to.port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    socket.on('close', () => resolve(answer));
  });
}

test('a report of undeclared length is refused once too long, and the server keeps running', async () => {
  const chunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n`;
  const answer = await rawAnswer(
    `POST /api/t HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`,
  );
  expect(answer).toContain('HTTP/1.1 413');
  expect((await ask('/faq')).status).toBe(200);
});

test('a visitor who leaves in the middle of a report causes no error', async () => {
  const socket = connect(server.port, '127.0.0.1', () =>
    socket.write('POST /api/t HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab', () => socket.destroy()),
  );
  await once(socket, 'close');
  expect((await ask('/faq')).status).toBe(200);
  expect(faults).toEqual([]);
});

test('an invalid or slow request is answered with the security headers', async () => {
  for (const [text, status] of [
    ['nonsense\r\n\r\n', '400'],
    ['POST /api/t HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab', '408'],
  ] as const) {
    const answer = await rawAnswer(text);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  }
});

test('a redirect keeps the whole query and puts it before the fragment', async () => {
  const own = mkdtempSync(join(tmpdir(), 'serve-'));
  const campus = remoteVersion('campus', 1, { redirects: { '/tours': '/visit#tours' } });
  await release(own, 'one', {}, 1, nextRegistry(emptyRegistry, { versions: [campus], origins: {} }).remotes);
  const to = await startServer(own, { host: '127.0.0.1', port: 0 });
  const locationOf = async (path: string) => (await ask(path, { to })).headers.location;
  expect(await locationOf('/tours?from=a&b')).toBe('/visit?from=a&b#tours');
  expect(await locationOf('/tours')).toBe('/visit#tours');
  expect(await locationOf('/faq/?q=why?&c=A')).toBe('/faq?q=why?&c=A');
  await to.close();
  rmSync(own, { recursive: true, force: true });
});

test('a request for an absolute URL is answered by its path', async () => {
  expect(
    await rawAnswer('GET http://example.org/faq?a HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n'),
  ).toContain('HTTP/1.1 200');
});

test('strict transport security is sent over TLS only', async () => {
  expect((await ask('/faq')).headers['strict-transport-security']).toBeUndefined();
  expect(
    (await ask('/faq', { headers: { 'X-Forwarded-Proto': 'https' } })).headers['strict-transport-security'],
  ).toContain('max-age');
  const report = { method: 'POST', headers: { 'X-Forwarded-Proto': 'https' } };
  expect(await ask('/api/errors', report)).toMatchObject({
    status: 204,
    headers: { 'strict-transport-security': expect.stringContaining('max-age') as string },
  });
});

test('the health check succeeds, and each answer is a line in the log', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  expect(lines.at(-1)).toMatch(/^\S+ GET \/healthz 200 \d+ [\d.]+ ms$/);
});

test('a new configuration takes effect without a restart', async () => {
  await release(root, 'two', { origins: { campus: 'https://campus.example' } });
  const { headers, body } = await ask('/faq');
  expect(headers['content-security-policy']).toContain('https://campus.example');
  expect(body).toBe(page('two'));
});

test('a symbolic link in place of a file is not followed', async () => {
  const own = mkdtempSync(join(tmpdir(), 'serve-'));
  await release(own, 'one');
  const file = join(own, 'live/robots.txt');
  unlinkSync(file);
  writeFileSync(join(own, 'key'), 'key');
  symlinkSync(join(own, 'key'), file);
  const faults: string[] = [];
  const other = await startServer(own, { host: '127.0.0.1', port: 0, fault: (line) => faults.push(line) });
  expect(await ask('/robots.txt', { to: other })).toMatchObject({ status: 500, body: '500 Internal Server Error\n' });
  expect(faults).toEqual([expect.stringMatching(/^GET \/robots\.txt could not be answered: ./)]);
  await other.close();
  rmSync(own, { recursive: true });
});

test('a visitor who leaves before the answer is complete causes no error', async () => {
  const own = mkdtempSync(join(tmpdir(), 'serve-'));
  await release(own, 'long', {}, 200_000);
  const [faults, closed] = [[] as string[], [] as string[]];
  const options = { fault: (line: string) => faults.push(line), log: (line: string) => closed.push(line) };
  const other = await startServer(own, { host: '127.0.0.1', port: 0, ...options });
  const request = httpRequest({ host: '127.0.0.1', port: other.port, path: '/' }, (response) => {
    response.once('data', () => request.destroy());
  }).end();
  request.on('error', () => {});
  while (closed.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await other.close();
  expect(faults).toEqual([]);
  rmSync(own, { recursive: true });
});

test('a closing server finishes running requests and accepts no new ones', async () => {
  const own = mkdtempSync(join(tmpdir(), 'serve-'));
  await release(own, 'long', {}, 20_000);
  const other = await startServer(own, { host: '127.0.0.1', port: 0 });
  const answer = new Promise<number>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: other.port, path: '/' }, (response) => {
      let size = 0;
      void other.close().then(() => undefined);
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
  expect(await answer).toBe(page('long').length * 20_000);
  const later = await ask('/', { to: other, agent: new Agent() }).then(
    () => 'answered',
    ({ code }: NodeJS.ErrnoException) => code,
  );
  expect(later).toBe('ECONNREFUSED');
  rmSync(own, { recursive: true });
});

test('no answer breaks while releases go live one after another', async () => {
  const words = ['one', 'longer', 'x'];
  const agent = new Agent({ keepAlive: true });
  let [answers, broken, releasing] = [0, 0, true];
  const visitor = async () => {
    while (releasing) {
      const { status, body, headers } = await ask('/faq', { agent });
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
