import type { Page } from '@playwright/test';
import { hydratedEvent } from '@3eu/platform/contract/elements';

/** One file as the network carried it: its path and its compressed size in bytes. */
export type LoadedFile = { path: string; bytes: number };

type Resource = LoadedFile & { isLater: boolean };

/** Every file that a page has loaded until now; a later one was asked for after hydration. */
function filesOf(page: Page): Promise<Resource[]> {
  return page.evaluate(() => {
    const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        isLater: startTime > hydrated,
      }),
    );
  });
}

async function loadedFiles(page: Page, url: string): Promise<Resource[]> {
  await page.addInitScript(
    (event) => addEventListener(event, () => performance.mark('hydrated'), { once: true }),
    hydratedEvent,
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  return filesOf(page);
}

const scriptsOf = (files: readonly Resource[]) => files.filter(({ path }) => path.endsWith('.js'));

/** The scripts of a first view: those that a page has asked for until it can be used. */
export const loadedScripts = async (page: Page, url: string): Promise<LoadedFile[]> =>
  scriptsOf(await loadedFiles(page, url)).filter(({ isLater }) => !isLater);

/** Every script that a page has loaded by the time the network is idle. */
export const allScripts = async (page: Page, url: string): Promise<LoadedFile[]> =>
  scriptsOf(await loadedFiles(page, url));

/** The scripts that a page which was loaded like this has asked for since it can be used. */
export const laterScripts = async (page: Page): Promise<LoadedFile[]> =>
  scriptsOf(await filesOf(page)).filter(({ isLater }) => isLater);

/** The font files that a page has loaded by the time the network is idle. */
export const loadedFonts = async (page: Page, url: string): Promise<LoadedFile[]> =>
  (await loadedFiles(page, url)).filter(({ path }) => path.endsWith('.woff2'));
