import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hostingFiles } from '@3eu/release/look/hosting-files';
import { ownFiles } from '@3eu/release/core/own-files';
import { ended } from '../releases/delivery';
import { freePort, wranglerPath } from '../environment';
import { nginxPath } from '../programs';
import { serverBlock, startNginx } from '../hosts/nginx-server';
import { startWrangler } from '../hosts/wrangler-server';

const redirects = { '/tours': '/visit', '/campus/tours': '/visit', '/map': '/visit#map' };
const rules = { notFoundFiles: ['404.html', 'college/404.html'], redirects };
let live: string;

test.beforeAll(() => {
  live = mkdtempSync(join(tmpdir(), 'moved-'));
  const page = (words: string) => `<!doctype html><title>${words}</title>`;
  const files = {
    ...hostingFiles(rules),
    ...ownFiles([], redirects, new Date()),
    'visit/index.html': page('visit'),
    '404.html': page('not here'),
    'college/404.html': page('no such college'),
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(live, file)), { recursive: true });
    writeFileSync(join(live, file), content);
  }
});
test.afterAll(() => rmSync(live, { recursive: true, force: true }));

const hosts: Record<string, ((port: number) => ChildProcess) | undefined> = {
  nginx: nginxPath() ? (port) => startNginx(serverBlock(live, port)) : undefined,
  cloudflare: wranglerPath ? (port) => startWrangler(live, port) : undefined,
};

for (const [name, start] of Object.entries(hosts)) {
  test(`${name} redirects moved addresses with a 301 response, not with a document`, async () => {
    test.skip(!start, `${name} is not on this machine.`);
    const port = await freePort();
    const host = start!(port);
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    try {
      await expect(async () => expect((await get('/visit')).status).toBe(200)).toPass({ timeout: 30_000 });
      for (const [from, to] of Object.entries(redirects)) {
        const answer = await get(`${from}?from=mail`);
        const target = to.replace('/visit', '/visit?from=mail');
        expect([answer.status, answer.headers.get('location')], from).toEqual([301, target]);
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      }
      for (const [path, words] of [
        ['/college/unknown', 'no such college'],
        ['/college/unknown/deeper', 'not here'],
        ['/elsewhere', 'not here'],
      ] as const) {
        const answer = await get(path);
        expect([answer.status, await answer.text()], path).toEqual([404, expect.stringContaining(words)]);
      }
    } finally {
      host.kill();
      await ended(host);
    }
  });
}
