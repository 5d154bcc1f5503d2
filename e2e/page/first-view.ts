import type { Page } from '@playwright/test';
import { hydratedEvent } from '@3eu/platform/contract/elements';
import { pageHydrated } from '../fixtures';

/** One file as the network carried it: its path and its compressed size in bytes. */
export type LoadedFile = { path: string; bytes: number };

/** The scripts of a first view: those that a page has asked for until it can be used. */
export async function loadedScripts(page: Page, url: string): Promise<LoadedFile[]> {
  await page.addInitScript(
    (event) => addEventListener(event, () => performance.mark('hydrated'), { once: true }),
    hydratedEvent,
  );
  await page.goto(url);
  await pageHydrated(page);
  return page.evaluate(() => {
    const [hydrated] = performance.getEntriesByName('hydrated');
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < hydrated!.startTime)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js'));
  });
}

/** The font files that a page has loaded. */
export async function loadedFonts(page: Page, url: string): Promise<LoadedFile[]> {
  await page.goto(url);
  return page.evaluate(async () => {
    await document.fonts.ready;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.woff2'));
  });
}
