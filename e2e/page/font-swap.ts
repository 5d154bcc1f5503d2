import type { Page } from '@playwright/test';
import { painted } from './painted';
import { totalOf, type LayoutShift } from './layout-shift';

/** How much of the window moved, and the first words of what moved. */
type Moved = { value: number; texts: readonly string[] };

type Watched = { observer: PerformanceObserver; entries: LayoutShift[] };

/** Font families by the property that a page has them in. */
export type Families = Readonly<Record<'--serif' | '--sans', string>>;

/**
 * Shows an open page in fonts that stand in for its web fonts, then in the web fonts again, and measures what that
 * moves: the same as when the web fonts come late.
 */
export async function swapFonts(page: Page, fallbacks: Families): Promise<Moved> {
  await page.evaluate((families) => {
    for (const [name, value] of Object.entries(families)) document.documentElement.style.setProperty(name, value);
  }, fallbacks);
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
