import type { Page } from '@playwright/test';

/**
 * Makes the layout throw while it renders, because its notice area reads `navigator.onLine`. It stops throwing once the
 * page has a `window.mended`.
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
