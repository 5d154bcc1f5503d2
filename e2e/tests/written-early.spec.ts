import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { writeEarly } from '../page/hold';

/* What our pages do with what was written before their scripts ran. How it is kept is tried in `platform/`. */

test('the application goes on with it, and puts none of it into the address', async ({ page }) => {
  await writeEarly(page, '/application', async () => {
    await page.getByLabel('First Name').fill('Ada');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Next' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('a counselor is found for the state that was chosen', async ({ page }) => {
  await writeEarly(page, '/counselors', async () => void (await page.getByLabel('Your state').selectOption('Texas')));
  await expect(page.getByRole('main').getByRole('status')).toContainText(/\w/);
});

/** The fields of a page's search. */
const search = (page: Page, field: string) => page.locator(`main [role="search"] ${field}`);

test('the FAQ searches for it in the chosen category', async ({ page }) => {
  await writeEarly(page, '/faq', async () => {
    await search(page, 'input').fill('aid');
    await search(page, 'select').selectOption({ index: 2 });
  });
  const category = await search(page, 'select').inputValue();
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: 'aid', category });
});

test('the list of all pages searches for it', async ({ page }) => {
  await writeEarly(page, '/pages', () => search(page, 'input').fill('tuition'));
  await expect(page.locator('#results')).toBeAttached();
  await expect(page).toHaveURL('/pages?q=tuition');
});
