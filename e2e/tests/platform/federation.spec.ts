import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contractVersion } from '@3eu/platform/contract';
import { buildLibrary, buildPlainHost } from '../../federation/build';
import { expect, isSameDocument, markDocument, pageHydrated, test } from '../../fixtures';
import { heading, menu } from '../../sample/page';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

type LiveRegistry = { remotes: Record<string, { base: string; globalName: string; contract: number }> };

/** Names of the federation instances of a page. */
const instances = (page: Page) =>
  page.evaluate(() =>
    (globalThis as { __FEDERATION__?: { __INSTANCES__: { name: string }[] } }).__FEDERATION__!.__INSTANCES__.map(
      ({ name }) => name,
    ),
  );

test.describe('a plain Module Federation 2 host', () => {
  let folder: string;
  let server: Server | undefined;
  let origin: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plain-host-'));
    await buildPlainHost(folder);
    server = createServer((request, response) => {
      const isScript = request.url!.startsWith('/host.js');
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
      response.end(
        isScript
          ? readFileSync(join(folder, 'host.js'))
          : '<!doctype html><title>Host</title><link rel="icon" href="data:,"><div id="root"></div><script src="/host.js"></script>',
      );
    }).listen(0);
    await once(server, 'listening');
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    server?.close();
    rmSync(folder, { recursive: true });
  });

  test('mounts a page of a remote from its manifest, with the host’s own React and shared modules', async ({
    page,
    request,
    baseURL,
  }) => {
    const { remotes } = (await (await request.get('/remotes.json')).json()) as LiveRegistry;
    const manifest = new URL(`${remotes.letters!.base}web/mf-manifest.json`, baseURL).href;
    await page.goto(`${origin}/?manifest=${encodeURIComponent(manifest)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Write to us' })).toBeVisible();
    // It is alive: React of the host runs it.
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    expect(await instances(page)).toContain('plain_host');
  });
});

test.describe('a third-party remote', () => {
  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'library-'));
    await buildLibrary(folder);
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  /** Puts the remote into the registry, and its files beside those of the others. */
  async function publish(page: Page) {
    const base = '/remotes/library/0123456789ab/web/';
    await page.route(`**${base}**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: readFileSync(join(folder, new URL(route.request().url()).pathname.slice(base.length))),
      }),
    );
    await page.route('**/remotes.json', async (route) => {
      const registry = JSON.parse(await (await route.fetch()).text()) as { remotes: Record<string, unknown> };
      const integrity = `sha384-${createHash('sha384')
        .update(readFileSync(join(folder, 'remoteEntry.js')))
        .digest('base64')}`;
      registry.remotes.library = {
        version: '0123456789ab',
        contract: contractVersion,
        globalName: 'somebody_library',
        base: '/remotes/library/0123456789ab/',
        entry: { url: `${base}remoteEntry.js`, integrity },
        pages: [{ path: '/library', module: './pages/library', label: 'Library' }],
        blocks: [],
        redirects: {},
        needs: {},
      };
      await route.fulfill({ json: registry });
    });
  }

  test('mounts with the page’s React, and the way on leads to the others', async ({ page }) => {
    await publish(page);
    const known = page.waitForResponse('**/remotes.json');
    await page.goto('/news');
    await pageHydrated(page);
    await (await known).finished();
    await markDocument(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/library');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Library at /library' })).toBeVisible();
    await page.getByRole('button', { name: 'Take a book' }).click();
    await expect(page.getByText('1 books are taken')).toBeVisible();
    expect(await instances(page)).toEqual(['soundcollege_shell', 'somebody_library']);
    await menu(page, 'Works').click();
    await expect(heading(page)).toHaveText('Works');
    expect(await isSameDocument(page)).toBe(true);
  });
});
