import type { Page } from '@playwright/test';
import { wholeChromium } from '../environment';
import { sectionUnavailable } from '../../shell/src/content/error-screens';
import { expect, hydrated, pageHydrated, test } from '../fixtures';
import { hosted, hostedArgs } from '../hosts/hosted';

test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...wholeChromium, args: hostedArgs },
});

test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/));

/** A page whose own network goes later. */
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
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  await hydrated(page);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // A query makes no other document of it.
  await page.goto(`${hosted}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!);
  await page.goto(`${hosted}/rankings`);
  await expect(page.getByRole('heading', { level: 1, name: 'No signal this far out' })).toBeVisible();
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

test('a first visit is kept whole: also pages that were come to within its document', async ({ page, context }) => {
  await page.goto(`${hosted}/faq`);
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  for (const [label, path] of [
    ['Financial aid', '/financial-aid'],
    ['Athletics', '/athletics'],
  ] as const) {
    await footer.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(hosted + path);
  }
  const kept = () =>
    page.evaluate(async () => {
      const documents = await (await caches.open('documents')).keys();
      return documents.map(({ url }) => new URL(url).pathname).sort();
    });
  await expect.poll(kept).toEqual(['/athletics', '/faq', '/financial-aid']);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  for (const path of ['/faq', '/financial-aid', '/athletics']) {
    await page.goto(hosted + path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No signal this far out');
    await pageHydrated(page);
  }
});

test('that the network has gone is in sight wherever one has scrolled', async ({ page, context, baseURL }) => {
  await openAdmissions(page, baseURL);
  await page.evaluate(() => scrollTo(0, 1200));
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeInViewport();
});

test('a section that cannot be had offline says so, and comes by itself with the network', async ({
  page,
  context,
  baseURL,
}) => {
  await openAdmissions(page, baseURL);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rankings', exact: true }).click();
  await expect(page.getByText(sectionUnavailable.offline)).toBeVisible();
  // A decoration that cannot be had leaves its ground, not the browser's sign of a broken picture.
  await expect(page.locator('main img')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Rankings' })).toBeVisible();
});
