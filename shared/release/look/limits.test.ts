/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, exchange, page, withSite } from '../testing/served-site';
import type { RunningServer } from './server';

jest.setTimeout(60_000);

/** A visitor who sends requests and reads nothing. */
async function unread({ port }: RunningServer, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}).pause();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const last = 'Connection: close\r\n';

/** Descriptors that this process has open, where the system tells. */
const descriptors = () => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0);

test('visitors who send requests ahead and read nothing leave the others answered', async () => {
  await withSite({ size: 2000 }, async ({ server }) => {
    const before = descriptors();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => unread(server, get('/').repeat(5000))));
    expect((await ask(server, '/robots.txt')).status).toBe(200);
    expect(descriptors() - before).toBeLessThan(120);
    for (const socket of sockets) socket.destroy();
  });
});

test('requests that are sent ahead are answered one after another, in their order', async () => {
  await withSite({}, async ({ server, lines }) => {
    const paths = ['/robots.txt', '/faq', '/nowhere', '/faq/', '/shell/abc/web/a.js'];
    const answers = await exchange(server, paths.map((path) => get(path)).join('') + get('/healthz', last));
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([200, 200, 404, 301, 200, 200].map((code) => `HTTP/1.1 ${code}`));
    expect(lines.map((line) => line.split(' ')[2])).toEqual([...paths, '/healthz']);
  });
});

test('a visitor who does not read an answer is disconnected', async () => {
  await withSite({ size: 50_000, options: { timeout: 200 } }, async ({ server, lines }) => {
    const socket = await unread(server, get('/'));
    while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
  });
});

test.each([
  [
    'an expectation that nobody meets',
    'GET /faq HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
    417,
  ],
  ['a request without a host', 'GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a request with two hosts', 'GET /faq HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
])('%s is answered with the security headers', async (_what, text, status) => {
  await withSite({}, async ({ server }) => {
    const answer = await exchange(server, text);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });
});

test('the log says how many bytes were sent', async () => {
  await withSite({}, async ({ server, lines }) => {
    for (const path of ['/faq', '/nowhere', '/faq/']) {
      const answer = await exchange(server, get(path, last));
      expect(lines.at(-1)).toContain(` ${Buffer.byteLength(answer)} `);
    }
  });
});

test('a file that is damaged without a change of its size is refused, and reported once', async () => {
  await withSite({}, async ({ root, server, faults }) => {
    const file = join(root, 'live/faq/index.html');
    const damaged = readFileSync(file);
    damaged[40] = damaged[40]! ^ 1;
    writeFileSync(file, damaged);
    for (let turn = 0; turn < 5; turn += 1)
      expect(await ask(server, `/faq?${turn}`)).toMatchObject({ status: 500, body: '500 Internal Server Error\n' });
    expect(faults).toEqual([expect.stringContaining('faq/index.html')]);
    // Its other form is whole.
    expect((await ask(server, '/faq', { headers: { 'Accept-Encoding': 'gzip' } })).status).toBe(200);
  });
});

test('a file that is replaced behind the server by another of the same size is not sent', async () => {
  await withSite({}, async ({ root, server }) => {
    expect((await ask(server, '/faq')).status).toBe(200);
    const file = join(root, 'live/faq/index.html');
    const other = Buffer.from(readFileSync(file).map((byte) => byte ^ 1));
    writeFileSync(`${file}.new`, other);
    renameSync(`${file}.new`, file);
    expect((await ask(server, '/faq')).status).toBe(500);
  });
});

test('a release that holds a link is not served: the link may lead out of it', async () => {
  await withSite({}, async ({ root, server, faults }) => {
    symlinkSync(tmpdir(), join(root, 'live/elsewhere'));
    expect((await ask(server, '/faq')).status).toBe(500);
    expect(faults).toEqual([expect.stringContaining('holds only files and folders')]);
  });
});

test('a site whose home page cannot be read is not healthy', async () => {
  await withSite({}, async ({ root, server }) => {
    expect((await ask(server, '/healthz')).status).toBe(200);
    truncateSync(join(root, 'live/index.html'), 5);
    expect((await ask(server, '/healthz')).status).toBe(500);
  });
});

test('the answer after one for a shortened file is not taken for a part of it', async () => {
  await withSite({}, async ({ root, server }) => {
    expect((await ask(server, '/faq')).body).toBe(page('one'));
    truncateSync(join(root, 'live/faq/index.html'), 5);
    const answers = await exchange(server, get('/faq') + get('/robots.txt', last));
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 500', 'HTTP/1.1 200']);
  });
});

test('a file that is shortened while it is sent ends its connection', async () => {
  await withSite({ size: 50_000 }, async ({ root, server, faults }) => {
    await ask(server, '/');
    const socket = await unread(server, get('/') + get('/robots.txt', last));
    await once(socket.resume(), 'data');
    socket.pause();
    truncateSync(join(root, 'live/index.html'), 100_000);
    let rest = '';
    socket.on('data', (part: Buffer) => (rest += part.toString())).resume();
    await once(socket, 'close');
    expect(rest).not.toContain('HTTP/1.1');
    expect(faults).toEqual([expect.stringContaining('index.html')]);
  });
});
