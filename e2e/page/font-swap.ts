import type { Page } from '@playwright/test';
import { painted } from './painted';
import { totalOf, type LayoutShift } from './layout-shift';

/** How much of the window moved, and the first words of what moved. */
type Moved = { value: number; texts: readonly string[] };

type Watched = { observer: PerformanceObserver; entries: LayoutShift[] };

/**
 * Shows an open page in the local fonts that stand in for the web fonts, then in the web fonts again, and measures what
 * that moves: the same as when the web fonts come late.
 */
export async function swapFonts(page: Page): Promise<Moved> {
  await page.evaluate(() => {
    const { style } = document.documentElement;
    const families = getComputedStyle(document.documentElement);
    for (const name of ['--serif', '--sans'])
      style.setProperty(name, families.getPropertyValue(name).replace(/^[^,]+,/, ''));
  });
  await painted(page);
  await page.evaluate(() => {
    const entries: LayoutShift[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, { fontSwap: { observer, entries } });
    for (const name of ['--serif', '--sans']) document.documentElement.style.removeProperty(name);
  });
  await painted(page);
  const shifts = await page.evaluate(() => {
    const { observer, entries } = (window as unknown as { fontSwap: Watched }).fontSwap;
    entries.push(...(observer.takeRecords() as LayoutShift[]));
    observer.disconnect();
    return entries.map(({ value, sources }) => ({
      value,
      texts: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
    }));
  });
  return { value: totalOf(shifts), texts: shifts.flatMap(({ texts }) => texts) };
}
