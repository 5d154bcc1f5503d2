import type { Page } from '@playwright/test';
import type { Complaints } from '../fixtures';

type Watched = { shifts: { at: number; value: number }[]; parsed: number };

/** Notes what moves on the pages that are opened from now on [Layout Instability API]. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], parsed: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shifts.push({ at: entry.startTime, value: entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      watched.parsed = (list.getEntries()[0] as PerformanceNavigationTiming).domContentLoadedEventEnd;
    }).observe({ type: 'navigation', buffered: true });
  });
}

/**
 * How much has moved on the page since its document was there. A busy machine paints a document that it has read a part of;
 * what grows while the rest is read, as a row at the right edge does, is no work of ours.
 */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { shifts, parsed } = (window as unknown as { watched: Watched }).watched;
    // The first paint of all of it comes a moment later.
    return shifts.filter(({ at }) => at > parsed + 100).reduce((sum, { value }) => sum + value, 0);
  });
}

/**
 * Keeps the fonts away for good, so that what moves, moves for another reason: even those of the browser's own cache
 * may come after the first paint on a busy machine.
 */
export async function refuseFonts(page: Page, complaints: Complaints): Promise<void> {
  complaints.allow(/net::ERR_FAILED \(\S+\.woff2\)/);
  await page.route('**/*.woff2', (route) => route.abort());
}
