/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { unregisterWorker } from '../make/service-worker';
import { ask as askAt } from '../testing/ask';
import { servedAs } from '../testing/site';
import { isNamed } from './asked';
import { startServer, type RunningServer } from './server';

/** A document that says one word, often. */
const page = (text: string) => `<!doctype html><title>${text}</title><main>${text.repeat(50)}</main>`;

const root = mkdtempSync(join(tmpdir(), 'serve-'));
const live = join(root, 'live');
const faults: string[] = [];
let server: RunningServer;
let releases = 0;

/** Releases a small site whose pages all say the same word. */
function release(word: string, headers: Record<string, string> = {}): void {
  const folder = join(root, String((releases += 1)));
  const files = {
    'index.html': page(word),
    'faq/index.html': page(word),
    'faq/index.html.gz': gzipSync(page(word)),
    'college/business/index.html': page(word),
    'college/404.html': page('no college'),
    '404.html': page('missing'),
    'robots.txt': word,
    'sw.js': 'real worker',
    '.npmrc': 'secret',
    '.well-known/security.txt': word,
    'shell/abc/web/a.js': word,
    'shell/abc/web/404.html': page('of a build'),
    'hosting.json': JSON.stringify({ ...servedAs, documents: { ...servedAs.documents, ...headers } }),
    _headers: 'for hosts',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  symlinkSync(folder, `${live}.new`);
  renameSync(`${live}.new`, live);
}

beforeAll(async () => {
  release('one');
  server = await startServer(live, { host: '127.0.0.1', port: 0, fault: (line) => faults.push(line) });
});
afterEach(() => release('one'));
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const ask = (path: string, asked: Parameters<typeof askAt>[2] = {}) =>
  askAt(`http://127.0.0.1:${server.port}`, path, asked);

/** Headers as a response has them. */
const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const [ok, moved, missing] = [200, 301, 404];

test.each<readonly [string, number, string]>([
  ['/', ok, page('one')],
  ['/faq', ok, page('one')],
  ['/%66aq', ok, page('one')],
  ['/robots.txt', ok, 'one'],
  ['/.well-known/security.txt', ok, 'one'],
  ['/shell/abc/web/a.js', ok, 'one'],
  ['/college/unknown', missing, page('no college')],
  ['/college/constructor', missing, page('no college')],
  ['/college/404.html', missing, page('no college')],
  ...[
    '/college',
    '/college/business/deeper',
    '/404.html',
    '/nowhere',
    '//evil.example',
    '/100%',
    '/%00',
    '/a%5cb',
    '/major/%E0%A4',
    '/faq/../robots.txt',
    '/../1/robots.txt',
    '/..%2f1%2frobots.txt',
    '/.npmrc',
    '/_headers',
    '/hosting.json',
    '/nginx.conf',
    '/faq/index.html.gz',
    `/${'a'.repeat(2000)}`,
    '/a'.repeat(450),
  ].map((path) => [path, missing, page('missing')] as const),
  ...['/shell/abc/web/none.js', '/shell/abc/', '/remotes/x/404.html'].map(
    (path) => [path, missing, '404 Not Found\n'] as const,
  ),
])('%s is answered with %d', async (path, status, body) => {
  expect(await ask(path)).toMatchObject({ status, body, headers: { 'x-content-type-options': 'nosniff' } });
  expect(await ask(path, { method: 'HEAD' })).toMatchObject({ status, body: '' });
});

test.each([
  ['/faq/', '/faq'],
  ['//faq', '/faq'],
  ['/faq/index.html', '/faq'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/faq/?q=why?&c=A', '/faq?q=why?&c=A'],
  ['/tours/', '/visit#tours'],
  ['/tours?from=a&b', '/visit?from=a&b#tours'],
])('%s leads to %s', async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: moved, headers: { location } });
});

test('a page is sent in an accepted encoding, and not again if unchanged', async () => {
  const plain = await ask('/faq');
  expect(plain).toMatchObject({
    status: ok,
    body: page('one'),
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' },
  });
  const zipped = await ask('/faq', { headers: { 'Accept-Encoding': 'br, gzip;q=0.5' } });
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(gzipSync(page('one')).length),
  });
  const again = { headers: { 'If-None-Match': `"x", ${plain.headers.etag!}` } };
  expect((await ask('/faq', again)).status).toBe(304);
});

test.each(['/', '/faq', '/robots.txt', '/shell/abc/web/a.js', '/shell/abc/web/404.html'])(
  '%s has the headers of the release',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject(lowered(path.startsWith('/shell/') ? servedAs.immutable : servedAs.documents));
  },
);

test.each([
  ['a missing page', '/nowhere', {}, missing],
  ['a missing script, which is never cached for long', '/shell/abc/web/none.js', {}, missing],
  ['a redirect', '/faq/', {}, moved],
  ['a refused method', '/faq', { method: 'PUT' }, 405],
  ['a range that the file does not have', '/robots.txt', { headers: { Range: 'bytes=9-' } }, 416],
  ['a name that is not this server’s', '/', { headers: { Host: 'evil.example' } }, 421],
  ['a report', '/api/telemetry', { method: 'POST', body: 'x'.repeat(70_000) }, 204],
])('%s is answered with the headers of a document', async (_what, path, asked, status) => {
  expect(await ask(path, asked)).toMatchObject({ status, headers: lowered(servedAs.documents) });
});

test.each([
  ['nonsense\r\n\r\n', '400'],
  ['GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n', '421'],
  ['GET /faq HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle\r\nConnection: close\r\n\r\n', '200'],
])('%j is answered with the headers of the release', async (text, status) => {
  const answer = await new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part: Buffer) => (received += part.toString()));
    socket.on('close', () => resolve(received));
  });
  expect(answer).toContain(`HTTP/1.1 ${status}`);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
});

test('a single byte range is sent', async () => {
  expect(await ask('/robots.txt', { headers: { Range: 'bytes=-2' } })).toMatchObject({
    status: 206,
    body: 'ne',
    headers: { 'content-range': 'bytes 1-2/3' },
  });
});

test('the not-found document ignores range and conditional headers', async () => {
  for (const headers of [{ Range: 'bytes=0-3' }, { 'If-None-Match': '*' }])
    expect(await ask('/nowhere', { headers })).toMatchObject({ status: missing, body: page('missing') });
});

test('a symbolic link in the folder is not followed, and hurts no other address', async () => {
  writeFileSync(join(root, 'key'), 'secret');
  unlinkSync(join(live, 'robots.txt'));
  symlinkSync(join(root, 'key'), join(live, 'robots.txt'));
  symlinkSync(root, join(live, 'outside'));
  for (const path of ['/robots.txt', '/outside/key']) expect((await ask(path)).status).toBe(missing);
  expect((await ask('/faq')).status).toBe(ok);
});

test.each(['localhost', 'localhost.', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'preview-1.localhost'])(
  'under the name %s no service worker stays, whatever the name of its script',
  async (name) => {
    const headers = { Host: `${name}:3000` };
    expect((await ask('/sw.js', { headers })).body).toBe(unregisterWorker);
    const register = { ...headers, 'Service-Worker': 'script' };
    expect(await ask('/shell/abc/web/a.js', { headers: register })).toMatchObject({
      body: unregisterWorker,
      headers: { 'content-type': expect.stringContaining('javascript') as string, 'cache-control': 'no-cache' },
    });
    expect((await ask('/shell/abc/web/a.js', { headers })).body).toBe('one');
  },
);

test('under the name of the site, visitors get the worker of the release', async () => {
  expect((await ask('/sw.js', { headers: { Host: servedAs.hosts[0]! } })).body).toBe('real worker');
});

test.each([
  ['localhost:3000', true],
  ['dev.localhost', true],
  ['192.168.0.5:3000', true],
  ['[::1]', true],
  ['laptop.local:3000', true],
  [`www${servedAs.hosts[1]}`, true],
  [undefined, false],
  ['a b', false],
  ['evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example:3000', false],
])('whether %s names a server that listens on laptop.local: %s', (host, named) => {
  expect(isNamed({ host }, ['laptop.local', ...servedAs.hosts])).toBe(named);
});

test('without a release, requests are answered with 500, and reported', async () => {
  rmSync(live);
  expect(await ask('/faq')).toMatchObject({ status: 500, headers: lowered(servedAs.documents) });
  expect(faults).toHaveLength(1);
});

test('files and headers of an answer are of one release, the newest', async () => {
  for (const word of ['longer', 'x']) {
    release(word, { 'X-Word': word });
    const { body, headers } = await ask('/faq');
    expect([body, headers['x-word']]).toEqual([page(word), word]);
  }
});

test('a server whose folder is gone says so once, and ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gone-'));
  writeFileSync(join(folder, 'hosting.json'), JSON.stringify(servedAs));
  writeFileSync(join(folder, 'index.html'), page('one'));
  const said: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const own = await startServer(folder, { host: '127.0.0.1', port: 0, fault: (line) => said.push(line), gone: end });
  rmSync(folder, { recursive: true });
  await Promise.allSettled([1, 2, 3].map(() => askAt(`http://127.0.0.1:${own.port}`, '/')));
  await ended;
  expect(said).toEqual([expect.stringContaining('is gone')]);
  await expect(askAt(`http://127.0.0.1:${own.port}`, '/')).rejects.toThrow();
});
