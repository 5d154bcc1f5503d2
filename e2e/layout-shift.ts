import type { Page } from '@playwright/test';
import type { Complaints } from './fixtures';

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

/**
 * Keeps the fonts away for good, so that what moves, moves for another reason: even those of the browser's own cache
 * may come after the first paint on a busy machine.
 */
export async function refuseFonts(page: Page, complaints: Complaints): Promise<void> {
  complaints.allow(/net::ERR_FAILED \(\S+\.woff2\)/);
  await page.route('**/*.woff2', (route) => route.abort());
}
