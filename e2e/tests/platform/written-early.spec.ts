import { expect, test } from '../../fixtures';
import { writeEarly } from '../../page/hold';

test('a form keeps text, choices and checkboxes entered before scripts ran, also in what it knows', async ({
  page,
}) => {
  await writeEarly(page, '/letters/write', async () => {
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Kind').selectOption('praise');
    await page.getByRole('checkbox').check();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
  });
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  // What React knows of a field shows when it renders it again.
  await page.getByLabel('Name').press('End');
  await page.keyboard.type('!');
  await expect(page.getByLabel('Name')).toHaveValue('Ada!');
  await expect(page.getByLabel('Kind')).toHaveValue('praise');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('what is written into a draft before scripts ran is asked for before it is left', async ({ page }) => {
  await writeEarly(page, '/letters/draft', () => page.getByLabel('Text').fill('Dear all'));
  await page.getByRole('main').getByRole('link', { name: 'All letters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a search takes what was typed before scripts ran, and puts it into the address', async ({ page }) => {
  await writeEarly(page, '/letters', () => page.getByRole('searchbox').fill('orchard'));
  await expect(page).toHaveURL(/q=orchard/);
  await expect(page.locator('main details')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('orchard');
});

test('the caret stays in place when scripts take over', async ({ page }) => {
  const name = page.getByLabel('Name');
  await writeEarly(page, '/letters/write', async () => {
    await name.fill('Ad');
    await name.press('ArrowLeft');
  });
  await page.keyboard.type('n');
  await expect(name).toHaveValue('And');
});
