import type { Page } from '@playwright/test';

/** Keeps what a page asks for at these addresses on its way. @returns What lets it come, then and from then on. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
