import { expect, hydrated, isSameDocument, markDocument, browse as test } from '../fixtures';

test('a choice reaches another remote through the address, and the shell sees changes to the store', async ({
  page,
}) => {
  await page.goto('/major/psychology');
  await hydrated(page);
  await markDocument(page);
  await page.locator('main').getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL('/application?major=psychology');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByLabel('Intended Major')).toHaveValue('psychology');

  await page.getByRole('contentinfo').getByRole('link', { name: 'My3EU' }).click();
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password').fill('anything');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My3EU: student' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Academics', exact: true }).click();
  await expect(page.locator('main h1:visible')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My3EU: student' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a question on another section’s page opens its answer', async ({ page }) => {
  await page.goto('/admissions/transfer');
  await hydrated(page);
  const question = page.locator('[data-block^="questions"] a[href^="/faq#"]').first();
  const words = await question.innerText();
  await question.click();
  await expect(page).toHaveURL(/\/faq#/);
  await expect(page.locator('details[open] > summary').filter({ hasText: words })).toBeVisible();
});
