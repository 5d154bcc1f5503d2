import type { Page } from '@playwright/test';
import { siteUrl } from '../environment';
import { sectionUnavailable } from '../../shell/src/content/error-screens';
import { notices } from '../../shell/src/content/notices';
import { offline } from '../../shell/src/content/offline';
import { expect, hydrated, pageHydrated, test } from '../fixtures';
import { startFront } from '../hosts/front';
import { hosted, hostedArgs } from '../hosts/hosted';
import { wholeChromium } from '../programs';

test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...wholeChromium(), args: hostedArgs },
});

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/));

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

/** Has a page register the site's service worker, as it does by itself on the provider's hosting only. */
function registerWorker(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Factory };
    const policy = trustedTypes.createPolicy('uni3e', { createScriptURL: (url) => url });
    await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
  });
}

/** Opens a page whose network the test later disconnects. */
async function openAdmissions(page: Page, baseURL: string | undefined) {
  await page.goto(`${baseURL}/admissions`);
  await hydrated(page);
}

test('a visited page opens offline, an unvisited one shows the offline page', async ({ page, context }) => {
  await page.goto(`${hosted}/faq?q=housing`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The worker does not take over an open page: the next load is its first.
  const known = page.waitForResponse('**/remotes.json');
  await page.reload();
  await pageHydrated(page);
  await known;
  const heading = await page.getByRole('heading', { level: 1 }).textContent();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  await hydrated(page);
  await expect(page.getByText(notices.offline)).toBeVisible();
  // A query does not make it another document.
  await page.goto(`${hosted}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  await page.goto(`${hosted}/rankings`);
  await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.locator('main img')).toHaveJSProperty('complete', true);
    expect(await page.locator('main img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }

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
  expect(kept.filter((entry) => entry.includes('housing'))).toEqual([]);
});

test('a visited page tells that the site cannot be reached, where the browser knows of a network', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto(`${hosted}/faq`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const kept = page.waitForResponse('**/remotes.json');
  await page.reload();
  await kept;
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(notices.offlineKept)).toBeVisible();
});

test('a first visit is cached completely, including pages reached by client navigation and slow files', async ({
  page,
  context,
}) => {
  await page.goto(`${hosted}/faq`);
  await hydrated(page);
  const goTo = async (label: string, path: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(hosted + path);
  };
  await goTo('Financial aid', '/financial-aid');
  let slow = '';
  await page.route('**/pictures/**', async (route) => {
    const url = route.request().url();
    slow ||= url;
    if (url === slow) await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await goTo('Athletics', '/athletics');
  const kept = () =>
    page.evaluate(async () => {
      const documents = await (await caches.open('documents')).keys();
      return documents.map(({ url }) => new URL(url).pathname).sort();
    });
  await expect.poll(kept).toEqual(['/athletics', '/faq', '/financial-aid']);
  // Every file of these pages: of HTTP's cache nothing is left.
  const notKept = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const immutable = await caches.open('immutable');
      const found = await Promise.all(files.map((file) => immutable.match(file)));
      return files.filter((file, index) => !found[index] && /\.[0-9a-f]{10,}\./.test(file));
    });
  await expect.poll(() => page.evaluate(async (url) => !!(await caches.match(url)), slow)).toBe(true);
  await expect.poll(notKept).toEqual([]);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');

  await context.setOffline(true);
  for (const path of ['/faq', '/financial-aid', '/athletics']) {
    await page.goto(hosted + path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.title);
    await pageHydrated(page);
  }
});

test('the offline notice stays in view wherever the page is scrolled', async ({ page, context, baseURL }) => {
  await openAdmissions(page, baseURL);
  await page.evaluate(() => scrollTo(0, 1200));
  await context.setOffline(true);
  await expect(page.getByText(notices.offline)).toBeInViewport();
});

test('two notices on a small phone cover neither the end of the page nor the area beside them', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.clock.install();
  await openAdmissions(page, baseURL);
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { shell: { version: string } };
    registry.shell.version = 'newer';
    await route.fulfill({ response, json: registry });
  });
  await page.clock.fastForward(120_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(notices.newVersion.text)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(notices.offline)).toBeVisible();
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await expect(async () => {
    // What is laid out when it comes into view may be higher than it was taken for.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const notice = (await page.locator('[data-notices]').boundingBox())!;
    const link = (await lastLink.boundingBox())!;
    expect(link.y + link.height).toBeLessThanOrEqual(notice.y);
  }).toPass();
  // Beside the notices and above them is the page.
  const atEdge = await page.evaluate(() => !!document.elementFromPoint(2, innerHeight - 20)?.closest('[data-notices]'));
  expect(atEdge).toBe(false);
});

test('in a window barely taller than a notice, the notice scrolls away with the page', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 640, height: 300 });
  await openAdmissions(page, baseURL);
  await context.setOffline(true);
  await expect(page.getByText(notices.offline)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 800));
  await expect(page.getByText(notices.offline)).not.toBeInViewport();
});

test('a section unavailable offline says so, and loads by itself when the network returns', async ({
  page,
  context,
  baseURL,
}) => {
  await openAdmissions(page, baseURL);
  await pageHydrated(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rankings', exact: true }).click();
  await expect(page.getByText(sectionUnavailable.offline)).toBeVisible();
  // A decoration that cannot be loaded shows its background, not the browser's broken-image icon.
  await expect(page.locator('main img:visible')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Rankings' })).toBeVisible();
});

test('a host that is broken for a moment leaves nothing broken in the worker’s cache', async ({ page, complaints }) => {
  complaints.allow(/integrity|MIME type|ERR_|Failed/);
  let isBroken = false;
  const spoilt: string[] = [];
  const front = await startFront(siteUrl, (asked, response) => {
    // The site’s own worker is for its visitors, not for this machine.
    asked.headers.host = new URL(hosted).host;
    if (!isBroken || !/^\/(shell|remotes|pictures)\//.test(asked.url!)) return false;
    spoilt.push(asked.url!);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Back in a minute</h1>');
    return true;
  });
  try {
    await page.goto(`${front.url}/rankings`);
    await registerWorker(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    isBroken = true;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.goto(`${front.url}/faq`);
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
    await page.goto(`${front.url}/faq`);
    await pageHydrated(page);
    const kept = await page.evaluate(async () => {
      const cache = await caches.open('immutable');
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return answers.map((answer) => answer!.headers.get('content-type'));
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((type) => type!.includes('html'))).toEqual([]);
  } finally {
    await page.goto('about:blank');
    await front.close();
  }
});
