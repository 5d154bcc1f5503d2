import type { Page } from '@playwright/test';

/** One file as the network carried it: its path and its compressed size in bytes. */
export type LoadedFile = { path: string; bytes: number };

async function loadedFiles(page: Page, url: string, ending: string): Promise<LoadedFile[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const resources = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
    })),
  );
  return resources.filter(({ path }) => path.endsWith(ending));
}

/** The scripts that a page has loaded by the time the network is idle. */
export const loadedScripts = (page: Page, url: string) => loadedFiles(page, url, '.js');

/** The font files that a page has loaded by the time the network is idle. */
export const loadedFonts = (page: Page, url: string) => loadedFiles(page, url, '.woff2');
