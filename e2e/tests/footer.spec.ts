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

test('the footer is rendered without scrolling, so that a full-page screenshot shows it', async ({ page }) => {
  await page.goto('/financial-aid');
  await hydrated(page);
  await expect.poll(() => isSkipped(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const guesses = { 'as tall as guessed': undefined, 'taller than guessed': '100px', 'shorter than guessed': '900px' };

for (const [name, guess] of Object.entries(guesses))
  test(`Back returns to the end of a page when the footer is ${name}`, async ({ page }) => {
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

test('the keyboard reaches the footer’s links even before the footer is laid out', async ({ page }) => {
  await keepSkipped(page);
  await page.goto('/financial-aid');
  await hydrated(page);
  expect(await isSkipped(page)).toBe(true);
  await page.locator('main a').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('footer a:focus')).toBeInViewport();
  expect(await isSkipped(page)).toBe(false);
});

test('the focus ring surrounds the whole emblem', async ({ page }) => {
  await page.goto('/financial-aid');
  const emblem = page.getByRole('contentinfo').getByRole('link').first();
  const isWithin = await emblem.evaluate((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    const picture = link.querySelector('svg, img')!.getBoundingClientRect();
    return top <= picture.top && picture.bottom <= bottom;
  });
  expect(isWithin).toBe(true);
});
