import type { Page } from '@playwright/test';
import { expect, pageHydrated, test } from '../fixtures';
import { connectionIs } from '../page/connection';
import { hold } from '../page/hold';
import { scriptsIn } from '../pages';

test.use({ viewport: { width: 390, height: 844 } });

/** Scripts that a page requests from now on, without those that came from the browser's cache. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const apply = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first();

const remoteEntry = /\/remotes\/admissions\/.*remoteEntry/;

test('a link in sight for a second needs no network when it is tapped', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await expect(apply(page)).toBeInViewport();
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(loaded).toEqual(expect.arrayContaining(scriptsIn('application/index.html')));
  await page.context().setOffline(true);
  await apply(page).click();
  await expect(page).toHaveURL('/application');
  await expect(page.locator('main h1:visible')).toBeFocused();
  await expect(page.getByLabel('First Name')).toBeVisible();
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`nothing is loaded ahead of a tap where the connection says ${JSON.stringify(connection)}`, async ({ page }) => {
    await connectionIs(page, connection);
    const scripts = watchScripts(page);
    await page.clock.install();
    const atRest = page.waitForResponse('**/remotes.json');
    await page.goto('/');
    await pageHydrated(page);
    await atRest;
    await page.clock.runFor(10_000);
    expect(scripts.filter((path) => remoteEntry.test(path))).toEqual([]);
    await apply(page).click();
    await expect(page).toHaveURL('/application');
  });
}

test('nothing is loaded while the visitor is in a field, and it goes on when they leave it', async ({ page }) => {
  await page.clock.install();
  // The field has the focus before anything runs that could load the links in sight.
  const release = await hold(page, /\/web\/shell\./);
  await page.goto('/request-info', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('First Name').focus();
  release();
  await pageHydrated(page);
  const scripts = watchScripts(page);
  await page.clock.runFor(10_000);
  expect(scripts.filter((path) => path.startsWith('/remotes/'))).toEqual([]);
  const loaded = page.waitForRequest(/\/remotes\//);
  await page.getByLabel('First Name').blur();
  await page.clock.runFor(10_000);
  await loaded;
});

test('a press shows before it is released', async ({ page }) => {
  await page.goto('/');
  await pageHydrated(page);
  const opacity = () => apply(page).evaluate((link) => getComputedStyle(link).opacity);
  const { x, y, width, height } = (await apply(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  expect(await opacity()).toBe('1');
  await page.mouse.down();
  expect(Number(await opacity())).toBeLessThan(1);
});

test('a page that has to be waited for shows that after a moment, and not before', async ({ page }) => {
  // A phone folds the footer's links.
  await page.setViewportSize({ width: 1440, height: 900 });
  await connectionIs(page, { effectiveType: '2g' });
  await page.goto('/faq');
  await pageHydrated(page);
  await page.route('**/remotes/campus/**', () => {});
  await page.locator('footer a[href="/athletics"]').click();
  const bar = page.locator('[data-busy]');
  await expect(bar).toBeAttached();
  const delays = await bar.evaluate((line) =>
    line.getAnimations({ subtree: true }).map(({ effect }) => effect!.getTiming().delay),
  );
  expect(delays).toEqual([150]);
});
