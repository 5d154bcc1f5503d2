import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, hydrated, isSameDocument, markDocument, test } from '../fixtures';
import { siteRoot } from '../pages';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let folder: string;
let nginx: ChildProcess;
let url: string;

async function startNginx() {
  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const server = readFileSync(join(siteRoot, 'nginx.conf'), 'utf8').replace('listen 8080', `listen 127.0.0.1:${port}`).replace('root /srv/site', `root ${siteRoot}`);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid; error_log ${folder}/error.log; user root;\nevents {}\nhttp { access_log off; ${temp}\n${server}\n}`);
  nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'pipe' });
  url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(url).then(({ status }) => status, () => 0)).toBe(200);
}

// Without nginx on the machine there is nothing to try; .ci/run installs it.
if (hasNginx) {
  test.describe('served by nginx as generated', () => {
    test.describe.configure({ mode: 'serial' });
    test.beforeAll(startNginx);
    test.afterAll(() => {
      nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    });

    test('pages hydrate and navigate within one document', async ({ page }) => {
      await page.goto(`${url}/faq`);
      await hydrated(page);
      await markDocument(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Academics', exact: true }).first().click();
      await expect(page).toHaveURL(`${url}/academics`);
      await expect(page.locator('main h1')).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);
    });

    test('unknown addresses are answered with the nearest not-found document', async ({ request }) => {
      for (const [path, words] of [['/no/such/page', 'There is no page at this address'], ['/college/unknown', 'College Not Found'], ['/major/constructor', 'Major Not Found']] as const) {
        const response = await request.get(url + path);
        expect(response.status(), path).toBe(404);
        expect(await response.text()).toContain(words);
        expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
      }
    });

    test('caching, compression and security headers are those of the project’s own server', async ({ request, baseURL }) => {
      const html = await (await request.get(`${url}/faq`)).text();
      const script = /src="(\/shell\/[^"]+)"/.exec(html)![1]!;
      const compared = ['cache-control', 'content-security-policy', 'integrity-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'access-control-allow-origin', 'content-type'];
      for (const path of ['/', '/faq', '/remotes.json', script]) {
        const [ours, theirs] = [(await request.get(baseURL + path)).headers(), (await request.get(url + path)).headers()];
        for (const name of compared) expect(theirs[name], `${name} of ${path}`).toBe(ours[name]);
      }
      const zipped = await fetch(`${url}/faq`, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(zipped.headers.get('content-encoding')).toBe('gzip');
    });

    test('files that are not for visitors are not served', async ({ request }) => {
      for (const path of ['/.releases.jsonl', '/.publish.lock', '/../package.json']) expect((await request.get(url + path)).status(), path).toBe(404);
    });
  });
}
