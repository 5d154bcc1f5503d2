import { browse, expect, isSameDocument, markDocument, pageHydrated, traverse } from '../../fixtures';
import { heading, menu } from '../../sample/page';

/** Blocks of one remote on pages of others. */
const ofLetters = '[data-block="featured orchard"]';

browse('a client navigation brings a page together with its block, about what the page says', async ({ page }) => {
  await page.goto('/news');
  await pageHydrated(page);
  await markDocument(page);
  for (const [name, block, work] of [
    ['Letters', ofLetters, 'Orchard'],
    ['Home', '[data-block="featured"]', 'Harbour'],
  ] as const) {
    await menu(page, name).click();
    await expect(page.locator(block).filter({ visible: true }).getByRole('link')).toHaveText(work);
    // A page that is shown has the focus: before, Back would end the way to it.
    await expect(heading(page)).toBeFocused();
    await traverse(page, -1);
    await expect(heading(page)).toHaveText('News');
  }
  expect(await isSameDocument(page)).toBe(true);
});
