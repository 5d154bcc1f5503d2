import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('home leads to the section’s page without a new document, and both are accessible', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  await page.goto('/');
  for (const name of ['{{title}}', 'News']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    if (name === '{{title}}') await page.getByRole('navigation').getByRole('link', { name: 'News' }).click();
  }
  expect(errors).toEqual([]);
});
