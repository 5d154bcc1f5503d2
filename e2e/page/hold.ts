import type { Page } from '@playwright/test';
import { pageHydrated } from '../fixtures';

/** Holds a page's requests to these addresses. @returns A function that lets them and all later ones through. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts come only after the visitor has written into it. */
export async function writeEarly(page: Page, path: string, write: () => Promise<void>): Promise<void> {
  const release = await hold(page, /\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1:visible').waitFor();
  await write();
  release();
  await pageHydrated(page);
}
