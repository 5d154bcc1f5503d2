import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteRoot } from '../../environment';
import { publicFiles } from '../../pages';
import { raw } from '../../raw';
import { clearUp, ended, project, startTool } from '../../releases/delivery';

test.afterAll(() => clearUp());

test('documents are revalidated on every request, versioned scripts never', async ({ baseURL }) => {
  const page = await raw(baseURL!, '/faq');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  expect((await raw(baseURL!, '/remotes.json')).headers['cache-control']).toBe('no-cache');
  const script = /src="(\/shell\/[^"]+)"/.exec(page.body)![1]!;
  expect((await raw(baseURL!, script)).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  const again = await raw(baseURL!, '/faq', { headers: { 'If-None-Match': String(page.headers.etag) } });
  expect(again.status).toBe(304);
});

test('every document carries the security headers, and no policy has an unsafe keyword', async ({ baseURL }) => {
  for (const path of ['/', '/faq', '/no/such/page']) {
    const { headers, body } = await raw(baseURL!, path);
    const policies = `${headers['content-security-policy']} ${/Content-Security-Policy" content="([^"]+)/.exec(body)![1]}`;
    expect(policies).not.toContain('unsafe');
    expect(policies).toContain("default-src 'none'");
    expect(policies).toContain("require-trusted-types-for 'script'");
    expect(policies).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

for (const [encoding, suffix] of [
  ['br', '.br'],
  ['gzip', '.gz'],
]) {
  test(`the precompressed ${encoding} file is served as is`, async ({ baseURL }) => {
    const { headers } = await raw(baseURL!, '/faq', { headers: { 'Accept-Encoding': encoding! } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
    expect(Number(headers['content-length'])).toBe(readFileSync(join(publicFiles(), `faq/index.html${suffix}`)).length);
  });
}

test('no path reaches anything outside the site', async ({ baseURL }) => {
  for (const path of [
    '/../package.json',
    '/../../etc/passwd',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/..%5cpackage.json',
    '/faq/../../package.json',
    '//etc/passwd',
    '/%00',
    '/faq%00.html',
    '/%',
    '/%ff%fe',
    '/.git/config',
    '/.npmrc',
    '/files.json',
    '/../private/records.jsonl',
    '/shell/../../private/records.jsonl',
    '/shell/../../package.json',
    '/C:%5cWindows',
  ]) {
    const { status, body } = await raw(baseURL!, path);
    expect([400, 404, 301], path).toContain(status);
    expect(body, path).not.toMatch(/workspaces|root:|scriptBytes/);
  }
});

test('unknown paths and slugs of any shape are answered with a not-found document', async ({ baseURL }) => {
  for (const path of [
    '/nowhere',
    '/college/constructor',
    '/college/__proto__',
    '/major/PSYCHOLOGY',
    '/major/%F0%9F%90%8B',
    '/100%',
    '/major/%E0%A4',
    `/major/${'a'.repeat(4000)}`,
    '/college/business/deeper',
  ]) {
    const { status, headers, body } = await raw(baseURL!, path);
    expect(status, path).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<h1');
  }
});

test('reports are accepted with 204 up to a size limit, and POST elsewhere is refused', async ({ baseURL }) => {
  const send = (size: number) =>
    raw(baseURL!, '/api/telemetry', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ filler: 'x'.repeat(size) }),
    });
  expect((await send(10)).status).toBe(204);
  expect((await send(200_000)).status).toBe(413);
  expect((await raw(baseURL!, '/faq', { method: 'POST' })).status).toBe(405);
});

test('source maps and server builds are not public', async ({ baseURL }) => {
  const page = await raw(baseURL!, '/faq');
  const script = /src="(\/shell\/[^"]+)"/.exec(page.body)![1]!;
  expect((await raw(baseURL!, script)).status).toBe(200);
  for (const path of [
    `${script}.map`,
    script.replace(/web\/.*/, 'server/shell.cjs'),
    script.replace(/web\/.*/, 'descriptor.json'),
  ])
    expect((await raw(baseURL!, path)).status, path).toBe(404);
});

test('an IPv6 address is printed as a URL that can be opened', { tag: '@night' }, async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all!.map(({ address }) => address));
  test.skip(!addresses.includes('::1'), 'This machine has no IPv6.');
  const child = startTool(['serve', '--site', siteRoot], { PORT: '0', HOST: '::1' });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const url = /http:\S+/.exec(line.toString())![0];
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(url)).status).toBe(200);
  child.kill();
  expect(await ended(child)).toBe(0);
});

/** The address that a server prints when it is ready. */
async function addressOf(child: ChildProcess): Promise<string> {
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return /http:\S+/.exec(line.toString())![0];
}

test(
  'fifty visitors who send 5,000 requests each and read nothing leave the others answered',
  { tag: '@night' },
  async () => {
    const child = startTool(['serve', '--site', siteRoot], { PORT: '0', HOST: '127.0.0.1' });
    const url = await addressOf(child);
    const process = `/proc/${child.pid}`;
    const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${process}/status`, 'utf8'))![1]) / 1024;
    const tellsUse = existsSync(`${process}/fd`);
    expect((await fetch(url)).status).toBe(200);
    const before = tellsUse ? memory() : 0;
    const burst = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5000);
    const unread = Array.from({ length: 50 }, () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(burst));
      return socket.on('error', () => {}).pause();
    });
    await Promise.all(unread.map((socket) => once(socket, 'connect')));
    expect((await fetch(url)).status).toBe(200);
    if (tellsUse) {
      expect(readdirSync(`${process}/fd`).length).toBeLessThan(300);
      // Node parses 64 KB of each connection, 2,400 requests, before it can be closed: 120 to 350 MB until they are collected.
      expect(memory() - before).toBeLessThan(500);
    }
    for (const socket of unread) socket.destroy();
    child.kill();
    await ended(child);
  },
);

/** Ends what is left of a group of processes, if anything is. */
function endGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

for (const [name, program, args] of [
  ['npm', 'npm', ['run', '--silent', 'serve', '--']],
  ['npm start', process.execPath, ['shared/release/cli/bootstrap.mjs', 'serve']],
] as const)
  test(`the server ends when the ${name} process that started it ends`, { tag: '@night' }, async () => {
    // In a process group of its own, so that a server that does not end with its parent can still be killed.
    const child = spawn(program, [...args, '--site', siteRoot], {
      cwd: project,
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
      detached: true,
    });
    try {
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const url = /http:\S+/.exec(line.toString())![0];
      expect((await fetch(url)).status).toBe(200);
      child.kill('SIGTERM');
      const answers = () =>
        fetch(url).then(
          () => true,
          () => false,
        );
      await expect.poll(answers).toBe(false);
    } finally {
      endGroup(child.pid!);
    }
  });
