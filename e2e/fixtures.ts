import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type WorkerInfo,
} from '@playwright/test';
import { hydratedEvent } from '@3eu/platform/contract/elements';
import { university, type Place } from './environment';
import { painted } from './page/painted';
import { createScratch, type Scratch } from './releases/scratch';

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

/** What a page that tests look at tells: on its console what its policy refuses, and which of its parts React runs. */
export function listenIn(page: Page) {
  return page.addInitScript((hydrated) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violation of ${violatedDirective}: ${blockedURI}`),
    );
    // Data, and no function: benches run through a compiler whose named functions need a helper of its own.
    const hydratedParts = new WeakSet<EventTarget>();
    addEventListener(hydrated, ({ target }) => void hydratedParts.add(target!), true);
    Object.assign(window, { hydratedParts });
  }, hydratedEvent);
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
  const { baseURL, viewport, serviceWorkers } = project.use;
  return browser.newContext({ baseURL: baseURL!, viewport: viewport!, serviceWorkers: serviceWorkers! });
}

/** The site that a project of tests is about. */
export type OfSite = { place: Place };

type Own = { complaints: Complaints; scratch: Scratch };
type Shared = { sharedContext: BrowserContext; sharedPage: Page; sharedScratch: Scratch };

/** What tests of releases make, until it is torn down. */
async function withScratch(place: Place, use: (scratch: Scratch) => Promise<void>) {
  const scratch = createScratch(place);
  await use(scratch);
  await scratch.clear();
}

/** Hands over a page, and collects its complaints meanwhile. */
async function watch(page: Page, complaints: Complaints, use: (page: Page) => Promise<void>) {
  const end = collect(page, complaints.list);
  await use(page);
  end();
}

/** A test that fails on any console error, exception or security violation, save those it says it expects. */
export const test = base.extend<Own, Shared & OfSite>({
  place: [university, { scope: 'worker', option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed out of the braces.
  complaints: async ({}, use) => {
    const list: string[] = [];
    // Firefox compares what it has of a script when the page is left meanwhile: nothing.
    const allowed = [/integrity attribute match .*OLBgp1GsljhM2TJ/];
    await use({ list, allow: (pattern) => allowed.push(pattern) });
    expect(list.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
  },
  scratch: ({ place }, use) => withScratch(place, use),
  // Before its server ends, the page is closed: it would complain of requests that nobody answers.
  page: async ({ page, complaints, scratch: _scratch }, use) => {
    await listenIn(page);
    await watch(page, complaints, use);
  },
  // For all tests of a file, which a worker runs one after the other.
  sharedScratch: [({ place }, use) => withScratch(place, use), { scope: 'worker' }],
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
      await listenIn(page);
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
    await listenIn(page);
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

/** Waits until React runs on the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[data-ready]').first().waitFor({ state: 'attached' });
}

/** Waits until React runs a part of the page, and what it has changed is painted; the frame around it comes first. */
export async function partHydrated(page: Page, part: Locator): Promise<void> {
  const isHydrated = (element: Element) =>
    (window as unknown as { hydratedParts: WeakSet<Element> }).hydratedParts.has(element);
  await expect.poll(() => part.evaluate(isHydrated), { timeout: 30_000 }).toBe(true);
  await painted(page);
}

/** Waits until React runs the page itself. */
export function pageHydrated(page: Page): Promise<void> {
  return partHydrated(page, page.locator('main [data-page]:visible').last());
}

/** Opens a page and waits until it has taken over, and knows what is behind its links. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  const known = page.waitForResponse('**/remotes.json');
  await page.goto(path);
  await pageHydrated(page);
  await (await known).finished();
  await painted(page);
}
