import type { Page } from '@playwright/test';

/** Waits until what the page has now has been painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Waits until what moves has come to its end, and has been painted. */
export async function settled(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await painted(page);
}
