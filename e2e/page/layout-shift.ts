import type { Page } from '@playwright/test';
import type { Complaints } from '../fixtures';

/** [Layout Instability API] */
export type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

type Watched = { shifts: { at: number; value: number; moved: string[] }[]; parsed: number };

/** Notes what moves on the pages that are opened from now on [Layout Instability API]. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], parsed: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          watched.shifts.push({
            at: entry.startTime,
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
          });
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      watched.parsed = (list.getEntries()[0] as PerformanceNavigationTiming).domContentLoadedEventEnd;
    }).observe({ type: 'navigation', buffered: true });
  });
}

/** The sum of what has moved. */
export const totalOf = (shifts: readonly { value: number }[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/**
 * The sum of layout shifts since the document was parsed. A busy machine paints a partly read document; what grows
 * while the rest is read, such as a row at the right edge, is not our fault.
 */
export async function shiftsOf(page: Page): Promise<number> {
  const { shifts, parsed } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  // The first paint of all of it comes a moment later.
  return totalOf(shifts.filter(({ at }) => at > parsed + 100));
}

/** What has moved since the page was opened: the first words of each element, and how much of the window moved. */
export function shiftsSinceTheStart(page: Page): Promise<Watched['shifts']> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.shifts);
}

/**
 * Blocks the fonts for good, so that any shift has another cause: on a busy machine even fonts from the browser's cache
 * may come after the first paint.
 */
export async function refuseFonts(page: Page, complaints: Complaints): Promise<void> {
  complaints.allow(/net::ERR_FAILED \(\S+\.woff2\)/);
  await page.route('**/*.woff2', (route) => route.abort());
}
