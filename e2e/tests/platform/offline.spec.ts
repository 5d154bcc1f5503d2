import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sampleUrl } from '../../environment';
import { expect, pageHydrated, test } from '../../fixtures';
import { startFront } from '../../hosts/front';
import { hostedSample } from '../../hosts/hosted';
import { hold } from '../../page/hold';
import { wholeChromium } from '../../programs';
import { publicFiles } from '../../releases/site-files';
import { heading, menu } from '../../sample/page';

const { hosted, args } = hostedSample;

test.use({ serviceWorkers: 'allow', launchOptions: { ...wholeChromium(), args } });

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/));

/** Documents that the worker keeps. */
const keptDocuments = (page: Page) =>
  page.evaluate(async () => {
    const documents = await (await caches.open('documents')).keys();
    return documents.map(({ url }) => new URL(url).pathname).sort();
  });

/**
 * Waits until the worker has all that this page has asked for: an answer's headers are not its end. A picture's hash is
 * in its name, a script's is its folder.
 */
const keptWhole = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        const found = await Promise.all(files.map((file) => caches.match(file)));
        return files.filter((file, index) => !found[index] && /[./][0-9a-f]{10,}[./]|remotes\.json/.test(file));
      }),
    )
    .toEqual([]);

/** The worker does not take over an open page: the next load is its first. */
async function openKept(page: Page, path: string) {
  await page.goto(hosted + path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const known = page.waitForResponse('**/remotes.json');
  await page.reload();
  await pageHydrated(page);
  await (await known).finished();
  await keptWhole(page);
}

test('a visited page opens offline, an unvisited one shows the offline page', async ({ page, context }) => {
  await openKept(page, '/letters?q=private');
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('Letters');
  await pageHydrated(page);
  // A query does not make it another document.
  await page.goto(`${hosted}/letters`);
  await expect(heading(page)).toHaveText('Letters');
  await page.goto(`${hosted}/works`);
  await expect(heading(page)).toHaveText('No connection');
  await context.setOffline(false);
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(`${request.method} ${request.url}`);
    return urls;
  });
  expect(kept.length).toBeGreaterThan(3);
  for (const entry of kept) expect(entry).toMatch(new RegExp(`^GET ${hosted}/(?!api/)`));
  // What a visitor typed is not kept.
  expect(kept.filter((entry) => entry.includes('private'))).toEqual([]);
});

test('a first visit is cached completely, including pages reached by client navigation and slow files', async ({
  page,
  context,
}) => {
  await page.goto(`${hosted}/letters`);
  await pageHydrated(page);
  const arrive = await hold(page, '**/pictures/**');
  await menu(page, 'Works').click();
  await expect(heading(page)).toHaveText('Works');
  await menu(page, 'News').click();
  await expect(heading(page)).toHaveText('News');
  await expect.poll(() => keptDocuments(page)).toEqual(['/letters', '/news', '/works']);
  arrive();
  // Every file of these pages: of HTTP's cache nothing is left.
  await keptWhole(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await context.setOffline(true);
  for (const [path, title] of [
    ['/letters', 'Letters'],
    ['/works', 'Works'],
    ['/news', 'News'],
  ] as const) {
    await page.goto(hosted + path);
    await expect(heading(page)).toHaveText(title);
    await pageHydrated(page);
  }
});

test('a script that ran before the one that tells the worker is kept too', async ({ page, place }) => {
  const scripts = readdirSync(join(publicFiles(place.site), 'shell'), { recursive: true, encoding: 'utf8' });
  const tells = scripts.find(
    (script) =>
      /web.[0-9a-f]+\.js$/.test(script) &&
      readFileSync(join(publicFiles(place.site), 'shell', script), 'utf8').includes('CACHE_URLS'),
  )!;
  const tell = await hold(page, `**/shell/${tells}`);
  await page.goto(`${hosted}/letters`, { waitUntil: 'commit' });
  await pageHydrated(page);
  await menu(page, 'Works').click();
  await expect(heading(page)).toHaveText('Works');
  tell();
  await expect.poll(() => keptDocuments(page)).toEqual(['/works']);
  await keptWhole(page);
});

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

/** Has a page register the site's service worker, as it does by itself on a live host only. */
function registerWorker(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Factory };
    const policy = trustedTypes.createPolicy('soundcollege', { createScriptURL: (url) => url });
    await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
    await navigator.serviceWorker.ready;
  });
}

test('a host that is broken for a moment leaves nothing broken in the worker’s cache', async ({ page, complaints }) => {
  complaints.allow(/integrity|MIME type|ERR_|Failed/);
  let isBroken = false;
  const spoilt: string[] = [];
  const front = await startFront(sampleUrl, (asked, response) => {
    // The site’s own worker is for its visitors, not for this machine.
    asked.headers.host = new URL(hosted).host;
    if (!isBroken || !/^\/(shell|remotes|pictures)\//.test(asked.url!)) return false;
    spoilt.push(asked.url!);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back in a minute</h1>');
    return true;
  });
  try {
    await page.goto(`${front.url}/news`);
    await registerWorker(page);
    isBroken = true;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.goto(`${front.url}/letters`);
    const scriptOf = () => spoilt.find((path) => path.endsWith('.js'));
    await expect.poll(scriptOf).toBeDefined();
    const script = scriptOf()!;
    spoilt.length = 0;
    await page.evaluate(async (path) => {
      const { active } = await navigator.serviceWorker.ready;
      active!.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [path] } });
    }, script);
    await expect.poll(() => spoilt).toContain(script);
    isBroken = false;
    await session.send('Network.clearBrowserCache');
    await page.goto(`${front.url}/letters`);
    await pageHydrated(page);
    const kept = () =>
      page.evaluate(async () => {
        const cache = await caches.open('immutable');
        const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        return answers.map((answer) => answer!.headers.get('content-type'));
      });
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(0);
    expect((await kept()).filter((type) => type!.includes('html'))).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await front.close();
  }
});
