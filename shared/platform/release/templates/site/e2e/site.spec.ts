import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('home leads to the section’s page without a new document, and both are accessible', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  await page.goto('/');
  await page.evaluate(axe);
  for (const name of [{{titleText}}, 'News']) {
    if (name === 'News') await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page.locator('h1:visible')).toHaveText(name);
    expect(await page.evaluate('axe.run().then(({ violations }) => violations)')).toEqual([]);
  }
  expect(errors).toEqual([]);
});
