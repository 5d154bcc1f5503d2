import type { Page } from '@playwright/test';
import { pageHydrated, type Complaints } from '../fixtures';
import { hold } from './hold';

/** [Layout Instability API] */
export type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

/** How much of the window has moved, and the first words of what has. */
export type Shift = { value: number; moved: string[] };

type Watching = { takeShifts: () => Shift[] };

/** Notes what moves on the pages that are opened from now on [Layout Instability API]. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { hadRecentInput, value, sources } of entries as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const takeShifts = () => {
      note(observer.takeRecords());
      return shifts.splice(0);
    };
    Object.assign(window, { takeShifts });
  });
}

/** What has moved since the page was opened, or since this was asked last. */
export function takeShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as Watching).takeShifts());
}

/**
 * Opens a page whose scripts come when all of its document has been painted, and notes what moves from then on: a busy
 * machine paints a partly read document, and what grows while the rest is read, such as a row at the right edge, is no
 * fault of ours.
 */
export async function openPainted(page: Page, path: string): Promise<void> {
  await observeShifts(page);
  const release = await hold(page, /\/web\/(?!start\.)[^/]+\.js$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // What was left out of the first paint, and is in sight, is laid out some frames later: the height tells.
  await page.evaluate(async () => {
    for (let still = 0, height = 0; still < 10; still += 1) {
      if (height !== document.documentElement.scrollHeight) still = 0;
      height = document.documentElement.scrollHeight;
      // Where the test has a clock of its own, `requestAnimationFrame` goes by it; an observer is told by a true frame.
      await new Promise<void>((resolve) => {
        const frame = new IntersectionObserver(() => {
          frame.disconnect();
          resolve();
        });
        frame.observe(document.documentElement);
      });
    }
  });
  await takeShifts(page);
  release();
  await pageHydrated(page);
}

/**
 * Blocks the fonts for good, so that any shift has another cause: on a busy machine even fonts from the browser's cache
 * may come after the first paint.
 */
export async function refuseFonts(page: Page, complaints: Complaints): Promise<void> {
  complaints.allow(/net::ERR_FAILED \(\S+\.woff2\)/);
  await page.route('**/*.woff2', (route) => route.abort());
}
