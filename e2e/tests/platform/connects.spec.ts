import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, pageHydrated, test } from '../../fixtures';
import { heading, menu } from '../../sample/page';

/** A remote whose pages ask an API on an origin of its own. */
const api = 'https://api.sound-college.example';

/** What a page gets of an API: its answer, or the error's name. */
const asked = (page: Page, origin = api) =>
  page.evaluate((url) => fetch(url).then((response) => response.text(), String), `${origin}/hours`);

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(
    /violation of connect-src|Content Security Policy|Failed to fetch|ERR_FAILED|Failed to load resource/,
  );
  for (const origin of [api, 'https://other.example'])
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ body: 'from nine', headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
});

test('pages of the remote get its answers, and those of other packages and of other APIs none', async ({ page }) => {
  await page.goto('/desk');
  await pageHydrated(page);
  await page.getByRole('button', { name: 'When is it open?' }).click();
  await expect(page.getByText('from nine')).toBeVisible();
  expect(await asked(page, 'https://other.example')).toContain('TypeError');
  await page.goto('/letters');
  expect(await asked(page)).toContain('TypeError');
});

test('a link from another package’s document leads to one that allows it', async ({ page }) => {
  await page.goto('/news');
  await pageHydrated(page);
  await markDocument(page);
  await menu(page, 'Desk').click();
  await expect(heading(page)).toHaveText('Desk');
  expect(await isSameDocument(page)).toBe(false);
  await pageHydrated(page);
  expect(await asked(page)).toBe('from nine');
  // Within the remote's pages the browser stays in its document.
  await markDocument(page);
  await menu(page, 'About the desk').click();
  await expect(heading(page)).toHaveText('Über den Tisch');
  expect(await isSameDocument(page)).toBe(true);
  expect(await asked(page)).toBe('from nine');
});
