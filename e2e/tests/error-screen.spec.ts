import type { Page } from '@playwright/test';
import { errorScreen } from '../../shell/src/content/error-screens';
import { expect, browse as test } from '../fixtures';

/**
 * Makes the layout throw while it renders, because its notice area reads `navigator.onLine`. It stops throwing once the
 * page has a `window.mended`.
 */
async function breakLayout(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get() {
        if ('mended' in window) return true;
        throw new Error('layout broken by the test');
      },
    });
  });
}

test.beforeEach(({ complaints }) => complaints.allow(/layout broken by the test|Minified React error/));

test('a layout crash shows the full-page error screen, and Try Again really resets it', async ({ page }) => {
  await breakLayout(page);
  await page.goto('/rankings');
  await expect(page.getByRole('heading', { level: 1, name: errorScreen.title })).toBeFocused();
  await expect(page.getByText(errorScreen.text)).toBeVisible();
  const edges = await page
    .locator('h1, h1 ~ p, h1 ~ div')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
  expect(edges).toHaveLength(3);
  // Nothing of the window stays white below it, on a tall phone either.
  await page.setViewportSize({ width: 390, height: 1400 });
  const left = await page
    .locator('main > section')
    .evaluate((screen) => innerHeight - screen.getBoundingClientRect().bottom);
  expect(left).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [index, { top }] of edges.slice(1).entries()) expect(top - edges[index]!.bottom).toBeGreaterThan(8);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByText(errorScreen.debug)).toHaveCount(0);
  const first = await page.getByRole('button', { name: errorScreen.tryAgain }).elementHandle();
  await first!.click();
  await page.waitForFunction((button) => !button.isConnected, first!);
  await expect(page.getByRole('heading', { level: 1, name: errorScreen.title })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await page.getByRole('button', { name: errorScreen.tryAgain }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: errorScreen.title })).toBeHidden();
});

test('the debug panel appears with debug=true and reports the actual state', async ({ page }) => {
  await breakLayout(page);
  await page.goto('/rankings?debug=true');
  const panel = page.getByRole('region', { name: errorScreen.debug });
  await expect(panel).toContainText(new URL(page.url()).hostname);
  await expect(panel).toContainText(/\d+ of \d+ bytes/);
  await expect(panel).toContainText('layout broken by the test');
  await expect(panel).toContainText(/shell [0-9a-f]{12}/);
});
