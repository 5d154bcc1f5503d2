import type { Page } from '@playwright/test';

/**
 * Makes the layout throw while it renders: its notice area asks the browser whether it is online. It no longer does once
 * the page has a `window.mended`.
 */
export async function breakLayout(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get() {
        if ('mended' in window) return true;
        throw new Error('layout broken by the test');
      },
    });
  });
}
