import type { Page } from '@playwright/test';
import { expect, hydrated, isSameDocument, markDocument, browse as test } from '../fixtures';

/** Whether the browser skips the footer's content (`content-visibility`). */
const isSkipped = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .last()
    .evaluate((link) => !link.checkVisibility({ contentVisibilityAuto: true }));

/** Keeps the footer's content skipped, which otherwise ends once the page has come to rest. */
async function keepSkipped(page: Page) {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('footer { content-visibility: auto !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

test('a picture of the whole page shows it, though nobody has come near', async ({ page }) => {
  await page.goto('/financial-aid');
  await hydrated(page);
  await expect.poll(() => isSkipped(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const guesses = { 'as tall as it is guessed to be': undefined, taller: '100px', 'less tall': '900px' };

for (const [name, guess] of Object.entries(guesses))
  test(`the end of a page is found again where the footer is ${name}`, async ({ page }) => {
    await keepSkipped(page);
    await page.goto('/financial-aid');
    await hydrated(page);
    await markDocument(page);
    const footer = page.getByRole('contentinfo');
    if (guess) await footer.evaluate((bar, height) => bar.style.setProperty('contain-intrinsic-height', height), guess);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(footer.getByRole('link', { name: 'FAQ' })).toBeInViewport();
    const fromEnd = () => page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
    const end = await fromEnd();
    const place = await footer.getByRole('link', { name: 'FAQ' }).evaluate((link: HTMLElement) => {
      link.click();
      return scrollY;
    });
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(page).toHaveURL('/financial-aid');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect.poll(fromEnd).toBe(end);
    expect(await isSameDocument(page)).toBe(true);
  });

test('its links are reached by the keyboard, though nothing of it was laid out', async ({ page }) => {
  await keepSkipped(page);
  await page.goto('/financial-aid');
  await hydrated(page);
  expect(await isSkipped(page)).toBe(true);
  await page.locator('main a').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('footer a:focus')).toBeInViewport();
  expect(await isSkipped(page)).toBe(false);
});

test('the ring of the focus goes around the whole emblem', async ({ page }) => {
  await page.goto('/financial-aid');
  const emblem = page.getByRole('contentinfo').getByRole('link').first();
  const isWithin = await emblem.evaluate((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    const picture = link.querySelector('svg, img')!.getBoundingClientRect();
    return top <= picture.top && picture.bottom <= bottom;
  });
  expect(isWithin).toBe(true);
});
