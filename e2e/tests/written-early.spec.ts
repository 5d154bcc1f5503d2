import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { hold } from '../page/hold';

/** Opens a page whose scripts come only after the visitor has written into it. */
async function writeEarly(page: Page, path: string, write: () => Promise<void>): Promise<void> {
  const release = await hold(page, /\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1:visible').waitFor();
  await write();
  release();
  await hydrated(page);
}

test('the application keeps text typed before its script ran, and puts none of it in the address', async ({ page }) => {
  const name = page.getByLabel('First Name');
  await writeEarly(page, '/application', async () => {
    await name.fill('Ada');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Next' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(name).toHaveValue('Ada');
});

test('a counselor is found for a state chosen before scripts ran', async ({ page }) => {
  await writeEarly(page, '/counselors', async () => void (await page.getByLabel('Your state').selectOption('Texas')));
  await expect(page.getByRole('status').filter({ hasText: 'Your counselor is' })).toBeVisible();
});

test('the FAQ searches for text typed before scripts ran, in the chosen category', async ({ page }) => {
  const field = page.locator('main [role="search"] input');
  const category = page.locator('main [role="search"] select');
  await writeEarly(page, '/faq', async () => {
    await field.fill('aid');
    await category.selectOption({ index: 2 });
  });
  const chosen = await category.inputValue();
  await expect(page).toHaveURL(new RegExp(`category=${encodeURIComponent(chosen).replaceAll('%20', '\\+')}`));
  await expect(page).toHaveURL(/q=aid/);
  await expect(field).toHaveValue('aid');
});

test('the list of all pages searches for text typed before scripts ran', async ({ page }) => {
  const field = page.locator('main [role="search"] input');
  await writeEarly(page, '/pages', () => field.fill('tuition'));
  await expect(page.locator('#results')).toBeAttached();
  await expect(page).toHaveURL(/q=tuition/);
});
