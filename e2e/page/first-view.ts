import type { Page } from '@playwright/test';

/** One script as the network carried it: its path and its compressed size in bytes. */
export type LoadedScript = { path: string; bytes: number };

/** The scripts that a page has loaded by the time the network is idle. */
export async function loadedScripts(page: Page, url: string): Promise<LoadedScript[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const resources = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
    })),
  );
  return resources.filter(({ path }) => path.endsWith('.js'));
}
