import type { Page } from '@playwright/test';

/**
 * Has the browser say how its connection is, before a page loads. As slow as 2g, nothing is loaded but what a visitor
 * asks for or points at: for tests of that alone.
 */
export function connectionIs(page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<unknown> {
  return page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}
