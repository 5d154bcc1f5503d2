import type { Page } from '@playwright/test';
import { expect, hydrated, pageHydrated, partHydrated, browse as test } from '../../fixtures';
import { hold } from '../../page/hold';

/** All scripts but the first one, which keeps what is pressed before they run. */
const allLater = /\/(?!start\.)[^/]+\.js$/;
const ofRemotes = /\/remotes\/.+\.js$/;

/** Opens a page that cannot respond yet. @returns A function that lets its scripts load. */
async function openEarly(page: Page, path: string, held: RegExp) {
  const release = await hold(page, held);
  await page.goto(path, { waitUntil: 'commit' });
  // That the first script has come is not that it has run: it asks for the others once it keeps presses.
  await page.locator('link[as="script"]').first().waitFor({ state: 'attached' });
  await page.locator('main h1:visible').waitFor();
  return release;
}

test('a part that unfolds does before any script has run, and stays so when React comes', async ({ page }) => {
  const release = await openEarly(page, '/letters', allLater);
  const letter = page.locator('main details').nth(1);
  await letter.click();
  await expect(letter).toHaveAttribute('open');
  release();
  await pageHydrated(page);
  await expect(letter).toHaveAttribute('open');
});

test('a block responds to a click made before its script ran', async ({ page }) => {
  const release = await openEarly(page, '/', ofRemotes);
  await hydrated(page);
  const block = page.locator('[data-block="featured"]');
  await expect(block.getByRole('link')).toHaveText('Harbour');
  await block.getByRole('button').click();
  release();
  await partHydrated(page, block);
  await expect(block.getByRole('link')).toHaveText('Orchard');
});

test('a form keeps input and responds to a click made before its script ran', async ({ page }) => {
  const release = await openEarly(page, '/letters/write', allLater);
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Send' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
