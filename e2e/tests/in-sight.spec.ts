import type { Page } from '@playwright/test';
import { expect, pageHydrated, test } from '../fixtures';
import { connectionIs } from '../page/connection';

test.use({ viewport: { width: 390, height: 844 } });

const apply = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first();

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
