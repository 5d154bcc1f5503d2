import { expect, test } from '@playwright/test';
import { violationsOf } from '@3eu/platform/proof';

const path = '/{{name}}';

test('the page opens by its address and by a link of the site, accessible and without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));

  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const title = await heading.innerText();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/');
  // Wherever the site has its links: some are in a menu that is closed.
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await expect(heading.and(page.getByText(title))).toBeFocused();
  expect(errors).toEqual([]);
});
