import { browse, expect, isSameDocument, markDocument, pageHydrated, traverse } from '../../fixtures';
import { heading, menu } from '../../sample/page';

/** Blocks of one remote on pages of others. */
const ofLetters = '[data-block="featured orchard"]';

browse('a page keeps the block that its document brought while its remote is down', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  await page.route('**/remotes/works/**', (route) => route.abort());
  await page.goto('/letters');
  await pageHydrated(page);
  await expect(page.locator(ofLetters).getByRole('link', { name: 'Orchard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What is made of glass' })).toBeVisible();
});

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
