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

const paths = ['/', '/admissions', '/financial-aid', '/student-life', '/campus-living', '/about', '/major/psychology'];

for (const [viewport, tag] of [
  [{ width: 390, height: 844 }, []],
  [{ width: 1440, height: 900 }, ['@night']],
] as const)
  test.describe(`at ${viewport.width} px`, { tag: [...tag] }, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => stayBusy(page));

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

test('on a phone only what is near is laid out at first; paper and screen readers have all of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stayBusy(page);
  await page.goto('/student-life');
  await hydrated(page);
  for (const words of await page.locator('main h2').allTextContents())
    await expect(page.getByRole('heading', { name: words, exact: true }).first()).toBeAttached();
  expect(await skipped(page)).toBeGreaterThan(2);
  const last = page.locator('main ~ footer a[href]').last();
  await last.focus();
  await expect(last).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => skipped(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all of it is laid out at once, idle or not', async ({ page }) => {
    await page.goto('/student-life');
    expect(await skipped(page)).toBe(0);
  });
});
