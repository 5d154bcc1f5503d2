import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { refuseFonts } from '../page/layout-shift';

/** Parts below the first view, which are laid out when they come near: nothing may be lost by it. */

/** Keeps the page from ever being idle: what it does then is a test of its own. */
const stayBusy = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });

/** Parts that are not laid out yet; those of a page that is kept for Back are not shown at all. */
const skipped = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-page] > section, main ~ footer')];
    const shown = parts.filter((part) => part.parentElement!.checkVisibility());
    return shown.filter(
      (part) => !(part.firstElementChild as HTMLElement).checkVisibility({ contentVisibilityAuto: true }),
    ).length;
  });

/** Scrolls like a wheel, in steps of so many px, and returns what was seen after each. */
async function scrollDown(page: Page, step: number) {
  return page.evaluate(async (distance) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const heights = [document.documentElement.scrollHeight];
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) shift += value;
    }).observe({ type: 'layout-shift' });
    while (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight) {
      scrollBy(0, distance);
      await frame();
      await frame();
      heights.push(document.documentElement.scrollHeight);
    }
    return { heights, shift, view: innerHeight };
  }, step);
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const paths = ['/', '/admissions', '/financial-aid', '/student-life', '/campus-living', '/about', '/major/psychology'];

for (const viewport of sizes)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => stayBusy(page));

    test('only what is near is laid out at first', async ({ page }) => {
      await page.goto('/student-life');
      await hydrated(page);
      expect(await skipped(page)).toBeGreaterThan(2);
    });

    for (const path of paths)
      test(`${path} keeps its height within a screen when it is scrolled through quickly, and its place when slowly`, async ({
        page,
        complaints,
      }) => {
        // A font that comes late moves what it is used in: that is not what this is about.
        await refuseFonts(page, complaints);
        await page.goto(path);
        await hydrated(page);
        const { heights, view } = await scrollDown(page, viewport.height);
        const jumps = heights.slice(1).map((height, index) => Math.abs(height - heights[index]!));
        expect(Math.max(...jumps)).toBeLessThanOrEqual(view);
        await page.goto(path);
        await hydrated(page);
        expect((await scrollDown(page, 120)).shift).toBe(0);
      });
  });

test.describe('on a phone', () => {
  test.use({ viewport: sizes[0]! });
  test.beforeEach(({ page }) => stayBusy(page));

  test('a link to a part leads to it, and the focus to a part that is far below', async ({ page }) => {
    await page.goto('/campus-living#university-apartments');
    await hydrated(page);
    await expect(page.locator('#university-apartments')).toBeInViewport();
    await page.goto('/student-life');
    await hydrated(page);
    await page.locator('main ~ footer a[href]').last().focus();
    await expect(page.locator('main ~ footer a[href]').last()).toBeInViewport();
  });

  test('print holds everything @not-bidi', async ({ page }) => {
    await page.goto('/student-life');
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toBe(0);
  });

  test('screen readers read everything', async ({ page }) => {
    await page.goto('/student-life');
    await hydrated(page);
    const headings = await page.locator('main h2').allTextContents();
    for (const words of headings)
      await expect(page.getByRole('heading', { name: words, exact: true }).first()).toBeAttached();
    expect(await skipped(page)).toBeGreaterThan(2);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all of it is laid out at once, idle or not', { tag: '@not-bidi' }, async ({ page }) => {
    await page.goto('/student-life');
    expect(await skipped(page)).toBe(0);
  });
});
