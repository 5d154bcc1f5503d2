import { sectionUnavailable } from '../../shell/src/content/error-screens';
import { expect, hydrated, pageHydrated, test } from '../fixtures';

/** What changes without being looked at is told once, in few words, and the focus is where a listener goes on. */

test('a carousel that is not moving tells its new slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const carousel = page.getByRole('region', { name: 'Featured programs' });
  await carousel.scrollIntoViewIfNeeded();
  const told = carousel.locator('[aria-live="polite"]');
  const before = await told.textContent();
  await carousel.getByRole('button', { name: /^Next/ }).click();
  await expect(told).not.toHaveText(before!);
  await expect(told).toMatchAriaSnapshot(`- text: /.+, .+/`);
});

test('an FAQ search tells how many results it found, or that there are none', async ({ page }) => {
  await page.goto('/faq');
  await pageHydrated(page);
  const count = page.getByRole('main').getByRole('status').filter({ visible: true }).first();
  for (const [term, found] of [
    ['waiver', '1 question'],
    ['zzzz', '0 questions'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Your question' }).fill(term);
    await page.keyboard.press('Enter');
    await expect(count).toHaveText(`${found} for “${term}”`);
  }
});

test('a section that is unavailable is told as a page is', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|net::/);
  await page.goto('/academics');
  await hydrated(page);
  await page.route(/\/remotes\/support\/|\/faq$/, (route) => route.abort('connectionrefused'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  const heading = page.getByRole('heading', { level: 1, name: sectionUnavailable.title });
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-announcer]')).toHaveText(sectionUnavailable.title);
});
