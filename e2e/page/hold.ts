import type { Page } from '@playwright/test';

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
