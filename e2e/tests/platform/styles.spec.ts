import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { heading, menu } from '../../sample/page';

/** The page has a CSS module, plain CSS, and what Tailwind wrote. */
async function hasItsStyles(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Über den Tisch');
  await expect(heading(page)).toHaveCSS('letter-spacing', '3px');
  await expect(heading(page)).toHaveCSS('color', 'rgb(101, 67, 33)');
  const text = page.locator('main p:visible');
  await expect(text).toHaveCSS('font-style', 'italic');
  await expect(text).toHaveCSS('translate', '8px');
  await expect(text).toHaveCSS('text-decoration-line', 'underline');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('style sheets of a page are in its document', async ({ page }) => {
    await page.goto('/desk/about');
    await hasItsStyles(page);
  });
});

test('style sheets come with a page that is gone to', async ({ page }) => {
  await page.goto('/news');
  await menu(page, 'About the desk').click();
  await hasItsStyles(page);
});
