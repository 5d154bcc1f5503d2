import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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
    expect(body, path).not.toMatch(/workspaces|root:x:|scriptBytes/);
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

test('reports are accepted with 204, and POST elsewhere is refused', async ({ baseURL }) => {
  const report = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  expect((await raw(baseURL!, '/api/telemetry', report)).status).toBe(204);
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
  ['npm start', process.execPath, ['shared/platform/release/cli/bootstrap.mjs', 'serve']],
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
