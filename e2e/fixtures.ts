import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

/** What went wrong on a page without a test asking: console errors, exceptions, refusals of the security policy. */
export type Complaints = { list: string[]; allow: (pattern: RegExp) => void };

/** Collects what a page complains of from now on, into a list. @returns What ends that. */
function collect(page: Page, complaints: string[]): () => void {
  const hear = (message: ConsoleMessage) =>
    void (message.type() === 'error' && complaints.push(`console: ${message.text()} (${message.location().url})`));
  const catchException = (error: Error) => void complaints.push(`exception: ${error.message}`);
  page.on('console', hear);
  page.on('pageerror', catchException);
  return () => {
    page.off('console', hear);
    page.off('pageerror', catchException);
  };
}

/** Has a page complain on its console of what its security policy refuses. */
function tellViolations(page: Page) {
  return page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violation of ${violatedDirective}: ${blockedURI}`),
    );
  });
}

/** A test that fails on any console error, exception or security violation, save those it says it expects. */
export const test = base.extend<{ prepared: Page; complaints: Complaints }>({
  /** The page, able to complain. */
  prepared: async ({ page }, use) => {
    await tellViolations(page);
    await use(page);
  },
  complaints: [
    async ({ prepared }, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      const end = collect(prepared, list);
      await use({ list, allow: (pattern) => allowed.push(pattern) });
      end();
      expect(list.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A test that only looks at a page: those of a worker share one tab, since a new one takes the browser longer than the
 * page. Whatever needs a cold cache, an empty storage or routes of its own is no such test.
 */
export const look = test.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, serviceWorkers } = project.use;
      const page = await browser.newPage({ baseURL: baseURL!, viewport: viewport!, serviceWorkers: serviceWorkers! });
      await tellViolations(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  prepared: ({ tab }, use) => use(tab),
  page: async ({ tab }, use, { project }) => {
    await use(tab);
    await tab.emulateMedia({ media: null });
    await tab.setViewportSize(project.use.viewport!);
  },
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

/** Leaves a site before its server ends: a page that still asks for something then would complain of it. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank').catch(() => {});
}

/** Waits until React runs on the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('header [data-ready]').first().waitFor({ state: 'attached' });
}
