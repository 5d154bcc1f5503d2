import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WorkerInfo,
} from '@playwright/test';
import { siteUrl } from './environment';
import { painted } from './page/painted';

/** What went wrong on a page unexpectedly: console errors, exceptions, violations of the security policy. */
export type Complaints = { list: string[]; allow: (pattern: RegExp) => void };

/** Collects what a page complains about from now on, into a list. @returns A function that stops collecting. */
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

/** Calls whose effect on a context cannot be undone: they would affect every later test that shares it. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'setOffline',
] as const;

/** Makes a context reject those calls. */
function refuseLasting(context: BrowserContext) {
  const refusal = (what: string) => () => {
    throw new Error(
      `\`browse\` tests share a context, and ${what} would outlast this one. Use \`test\`, which has its own context.`,
    );
  };
  for (const name of lasting) Object.assign(context, { [name]: refusal(name) });
  // The clock of a page is that of its context.
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const)
    Object.assign(context.clock, { [name]: refusal(`clock.${name}`) });
}

/** A context as the project's tests have it. */
function contextOf(browser: Browser, { project }: WorkerInfo): Promise<BrowserContext> {
  const { viewport, serviceWorkers } = project.use;
  return browser.newContext({ baseURL: siteUrl, viewport: viewport!, serviceWorkers: serviceWorkers! });
}

type Shared = { sharedContext: BrowserContext; sharedPage: Page };

/** Hands over a page, and collects its complaints meanwhile. */
async function watch(page: Page, complaints: Complaints, use: (page: Page) => Promise<void>) {
  const end = collect(page, complaints.list);
  await use(page);
  end();
}

/** A test that fails on any console error, exception or security violation, save those it says it expects. */
export const test = base.extend<{ complaints: Complaints }, Shared>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed out of the braces.
  complaints: async ({}, use) => {
    const list: string[] = [];
    // Firefox compares what it has of a script when the page is left meanwhile: nothing.
    const allowed = [/integrity attribute match .*OLBgp1GsljhM2TJ/];
    await use({ list, allow: (pattern) => allowed.push(pattern) });
    expect(list.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    await tellViolations(page);
    await watch(page, complaints, use);
  },
  // Fixtures that only `look` and `browse` use are declared here, because Playwright starts another worker for a test
  // whose worker fixtures differ.
  sharedContext: [
    async ({ browser }, use, worker) => {
      const context = await contextOf(browser, worker);
      refuseLasting(context);
      // An open page keeps the window alive; a new window costs more than a tab.
      await context.newPage();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  sharedPage: [
    async ({ browser }, use, worker) => {
      const page = await (await contextOf(browser, worker)).newPage();
      await tellViolations(page);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

/**
 * A test that only looks at a page: those of a worker share one tab, because opening a tab takes the browser longer
 * than loading the page. Tests that need a cold cache, empty storage or their own routes cannot use it.
 */
export const look = test.extend({
  page: async ({ sharedPage, complaints }, use, { project }) => {
    await watch(sharedPage, complaints, use);
    await sharedPage.emulateMedia({ media: null });
    await sharedPage.setViewportSize(project.use.viewport!);
  },
});

/**
 * A test with its own tab and empty storage, in a context shared by the tests of a worker: a page in a new context
 * takes the browser twice as long. Routes, scripts, size and media of the page end with its tab; lasting changes and
 * context options are rejected. The HTTP cache is kept, except for a page with routes.
 */
export const browse = test.extend({
  context: async ({ sharedContext, viewport, javaScriptEnabled, bypassCSP, contextOptions }, use, { project }) => {
    const own =
      !javaScriptEnabled || bypassCSP || viewport !== project.use.viewport || Object.keys(contextOptions).length;
    if (own)
      throw new Error(
        '`browse` tests share a context, and `use` asks for another one. Use `test`, which has its own context.',
      );
    await use(sharedContext);
  },
  page: async ({ context, complaints }, use) => {
    const page = await context.newPage();
    await tellViolations(page);
    await context.setStorageState({ cookies: [], origins: [] });
    await watch(page, complaints, use);
    // A link may have opened another.
    const [, ...opened] = context.pages();
    for (const open of opened) await open.close();
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

/** Goes back or forward as the browser's buttons do, without waiting: a form may hold that. */
export async function traverse(page: Page, steps: number): Promise<void> {
  await page.evaluate((delta) => history.go(delta), steps);
}

/** Leaves a site before its server ends: a page that still sends requests then would complain. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank').catch(() => {});
}

/** Waits until React runs on the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('header [data-ready]').first().waitFor({ state: 'attached' });
}

/**
 * Waits until React runs on the page itself; the frame around it comes first. React takes over elements in their order
 * and pauses in between, so that a page whose first element is its own may still be in the middle of it.
 */
export async function pageHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // What an icon consists of is not React's, and neither are the elements of a translation.
    const last = [...document.querySelectorAll('main [data-page] :not(svg *, font)')].at(-1);
    return Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
  await painted(page);
}
