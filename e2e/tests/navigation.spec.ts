import type { Page } from '@playwright/test';
import { browse, expect, hydrated, isSameDocument, markDocument, test } from '../fixtures';

/* The ways of a visitor through our pages. What a click does in any site over the platform is tried in `platform/`. */

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page) => page.locator('main h1:visible');

browse('a visitor can navigate through all remotes without a page load', { tag: '@flow' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  for (const [name, path] of [
    ['Admissions', '/admissions'],
    ['Academics', '/academics'],
    ['Student Life', '/student-life'],
  ] as const) {
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('[data-announcer]')).toHaveText((await heading(page).textContent())!);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  expect(await isSameDocument(page)).toBe(true);
});

test('without scripts the menus open, and their links work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  await main(page).getByRole('button', { name: 'Quick Links' }).hover();
  await main(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog').getByRole('link', { name: 'APPLY', exact: true }).waitFor({ state: 'visible' });
  await context.close();
});

test('a link back to a heading that stays in view beside its ledger leads to where its section begins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await hydrated(page);
  const section = page.getByRole('region', { name: 'The registrar' });
  const link = page.getByRole('link', { name: 'Transcripts, diplomas and leave' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(section.getByRole('heading', { name: 'The registrar' })).toBeFocused();
  await expect.poll(() => section.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
});
