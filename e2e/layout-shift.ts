import type { Page } from '@playwright/test';

/** Sums up what moves on the pages that are opened from now on [Layout Instability API]. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) (window as unknown as { shifts: number }).shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved on the page since it was opened. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Opens a page and forgets it, so that the fonts are at hand for the next: what then moves, moves for another reason. */
export async function keepFonts(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
}
