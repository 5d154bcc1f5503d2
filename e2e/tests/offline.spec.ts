import type { Page } from '@playwright/test';
import { sectionUnavailable } from '../../shell/src/content/error-screens';
import { notices } from '../../shell/src/content/notices';
import { offline } from '../../shell/src/content/offline';
import { expect, hydrated, pageHydrated, test } from '../fixtures';
import { hosted, hostedArgs } from '../hosts/hosted';
import { wholeChromium } from '../programs';

test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...wholeChromium(), args: hostedArgs },
});

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/));

/** Opens a page whose network the test later disconnects. */
async function openAdmissions(page: Page, baseURL: string | undefined) {
  await page.goto(`${baseURL}/admissions`);
  await hydrated(page);
}

/** Opens a page that the worker has kept whole. */
async function openKept(page: Page) {
  await page.goto(`${hosted}/faq`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The worker does not take over an open page: the next load is its first.
  await page.reload();
  await pageHydrated(page);
  // An answer's headers are not its end.
  await expect
    .poll(() =>
      page.evaluate(async () => [await caches.match('/faq'), await caches.match('/remotes.json')].every(Boolean)),
    )
    .toBe(true);
}

test('the offline page is whole, with its picture', async ({ page, context }) => {
  await openKept(page);
  await context.setOffline(true);
  await page.goto(`${hosted}/rankings`);
  await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(page.locator('main img')).toHaveJSProperty('complete', true);
    expect(await page.locator('main img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});

test('a visited page tells that the site cannot be reached, where the browser knows of a network', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await openKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(notices.offlineKept)).toBeVisible();
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
