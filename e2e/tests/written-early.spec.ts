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

test('the application keeps early text even if the address names another step', async ({ page }) => {
  const name = page.getByLabel('First Name');
  await writeEarly(page, '/application?step=2', () => name.fill('Ada'));
  await expect(page.getByRole('heading', { name: 'Academic Background' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(name).toHaveValue('Ada');
});

test('the request form keeps text, choices and checkboxes entered before scripts ran', async ({ page }) => {
  const form = page.locator('form[aria-labelledby="request"]');
  await writeEarly(page, '/request-info', async () => {
    await form.getByLabel('First Name').fill('Ada');
    await form.getByLabel('Last Name').fill('Lovelace');
    await form.getByLabel('Email Address').fill('ada@example.org');
    await form.locator('select[name="studentType"]').selectOption('transfer');
    await form.getByText('Finance', { exact: true }).click();
    await form.getByText('Psychology', { exact: true }).click();
  });
  await form.getByRole('button', { name: /submit|send|request/i }).click();
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await expect(form.getByLabel('First Name')).toHaveValue('Ada');
  await expect(form.locator('select[name="studentType"]')).toHaveValue('transfer');
  await expect(form.locator(':checked[type="checkbox"]')).toHaveCount(2);
});

test('the visit form keeps text and the tour entered before scripts ran', async ({ page }) => {
  const form = page.locator('form[aria-labelledby="schedule"]');
  await writeEarly(page, '/visit', async () => {
    await form.locator('[name="tour"]').selectOption('student-life');
    await form.locator('[name="name"]').fill('Ada Lovelace');
  });
  await form.locator('[name="email"]').fill('ada@example.org');
  await expect(form.locator('[name="name"]')).toHaveValue('Ada Lovelace');
  await expect(form.locator('[name="tour"]')).toHaveValue('student-life');
  await expect(form.locator('[name="time"] option')).not.toHaveCount(1);
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

test('the portal signs in the user type chosen before scripts ran', async ({ page }) => {
  await writeEarly(page, '/my3eu', async () => {
    await page.locator('[name="userType"]').selectOption('faculty');
    await page.locator('[name="username"]').fill('ada');
    await page.locator('[name="password"]').fill('secret');
  });
  await page.locator('[name="password"]').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/faculty/i);
});

test('the list of all pages searches for text typed before scripts ran', async ({ page }) => {
  const field = page.locator('main [role="search"] input');
  await writeEarly(page, '/pages', () => field.fill('tuition'));
  await expect(page.locator('#results')).toBeAttached();
  await expect(page).toHaveURL(/q=tuition/);
});

test('the caret stays in place when scripts take over', async ({ page }) => {
  const name = page.getByLabel('First Name');
  await writeEarly(page, '/application', async () => {
    await name.fill('Ad');
    await name.press('ArrowLeft');
  });
  await page.keyboard.type('n');
  await expect(name).toHaveValue('And');
});
