import { test as base, expect, type Page } from '@playwright/test';

/** What went wrong on a page without a test asking: console errors, exceptions, refusals of the security policy. */
export type Complaints = { list: string[]; allow: (pattern: RegExp) => void };

function collect(page: Page, complaints: string[]) {
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && complaints.push(`console: ${message.text()} (${message.location().url})`),
  );
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
}

/** A test that fails on any console error, exception or security violation, save those it says it expects. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      collect(page, list);
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`violation of ${violatedDirective}: ${blockedURI}`),
        );
      });
      await use({ list, allow: (pattern) => allowed.push(pattern) });
      expect(list.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Marks the document, so that a test can tell a client navigation from a new document. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Whether the page is still the document that `markDocument` marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** Waits until React runs on the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('header [data-ready]').first().waitFor({ state: 'attached' });
}
