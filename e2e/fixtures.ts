import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type WorkerInfo,
} from '@playwright/test';

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

/** What a context remembers for good: a case that did one of these would change those that come after it. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'setOffline',
] as const;

/** Has a context refuse what cannot be taken back. */
function refuseLasting(context: BrowserContext) {
  const refusal = (what: string) => () => {
    throw new Error(`A browse shares its context, and ${what} would last: make it a test, which has its own.`);
  };
  for (const name of lasting) Object.assign(context, { [name]: refusal(name) });
  // The clock of a page is that of its context.
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const)
    Object.assign(context.clock, { [name]: refusal(`clock.${name}`) });
}

/** Empties what the browser keeps for an origin, save its HTTP cache. */
async function forget(page: Page, origin: string) {
  await page.context().clearCookies();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** A context as the project's tests have it. */
function contextOf(browser: Browser, { project }: WorkerInfo): Promise<BrowserContext> {
  const { baseURL, viewport, serviceWorkers } = project.use;
  return browser.newContext({ baseURL: baseURL!, viewport: viewport!, serviceWorkers: serviceWorkers! });
}

type Shared = { sharedContext: BrowserContext; sharedPage: Page };

/** Hands over a page that complains. */
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
    const allowed: RegExp[] = [];
    await use({ list, allow: (pattern) => allowed.push(pattern) });
    expect(list.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    await tellViolations(page);
    await watch(page, complaints, use);
  },
  // What only `look` and `browse` use stands here, since Playwright starts another worker for a test with other such parts.
  sharedContext: [
    async ({ browser }, use, worker) => {
      const context = await contextOf(browser, worker);
      refuseLasting(context);
      // A page that stays keeps the window, which costs more than a tab.
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
 * A test that only looks at a page: those of a worker share one tab, since a new one takes the browser longer than the
 * page. Whatever needs a cold cache, an empty storage or routes of its own is no such test.
 */
export const look = test.extend({
  page: async ({ sharedPage, complaints }, use, { project }) => {
    await watch(sharedPage, complaints, use);
    await sharedPage.emulateMedia({ media: null });
    await sharedPage.setViewportSize(project.use.viewport!);
  },
});

/**
 * A test with a tab of its own and nothing stored, in a context that those of a worker share: in a new context a
 * page takes the browser twice as long. Routes, scripts, size and media of the page end with its tab; what would last
 * is refused, and so are options that are a context's. The HTTP cache stays, except for a page with routes.
 */
export const browse = test.extend({
  context: async ({ sharedContext, viewport, javaScriptEnabled, bypassCSP, contextOptions }, use, { project }) => {
    const own =
      !javaScriptEnabled || bypassCSP || viewport !== project.use.viewport || Object.keys(contextOptions).length;
    if (own)
      throw new Error('A browse shares its context, and `use` asks for another: make it a test, which has its own.');
    await use(sharedContext);
  },
  page: async ({ context, baseURL, complaints }, use) => {
    const page = await context.newPage();
    await tellViolations(page);
    await forget(page, new URL(baseURL!).origin);
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

/** Leaves a site before its server ends: a page that still asks for something then would complain of it. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank').catch(() => {});
}

/** Waits until React runs on the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('header [data-ready]').first().waitFor({ state: 'attached' });
}

/** Waits until React runs on the page itself; the frame around it comes first. */
export async function pageHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
