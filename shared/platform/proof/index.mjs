import { expect, test as base } from '@playwright/test';
import { beyond, follow, goToEnd, heading, hydrate, layoutRules, listen, setTextSize, violationsOf } from './page.mjs';
import { createLinkCheck, readSite } from './site.mjs';

export { setTextSize, violationsOf } from './page.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('./index.d.mts').Proof} Proof
 */

/**
 * Opens a tab for all tests of a worker: one for each would take longer to open than its page.
 * @param {Browser} browser
 * @param {boolean} javaScriptEnabled
 * @param {(page: Page) => Promise<void>} use
 */
async function inTab(browser, javaScriptEnabled, use) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', javaScriptEnabled });
  await use(await context.newPage());
  await context.close();
}

/** @typedef {{ unscripted: Page, scripted: { page: Page, heard: Awaited<ReturnType<typeof listen>> }, deadIn: ReturnType<typeof createLinkCheck> }} Shared */

/**
 * What the tests of a worker share: a tab without scripts, one with them, and what the site has answered.
 * @param {string} clocks See `Proof`.
 * @returns {import('@playwright/test').Fixtures<{}, Shared, {}, import('@playwright/test').PlaywrightWorkerArgs>}
 */
const shared = (clocks) => ({
  unscripted: [({ browser }, use) => inTab(browser, false, use), { scope: 'worker' }],
  scripted: [
    ({ browser }, use) => inTab(browser, true, async (page) => use({ page, heard: await listen(page, clocks) })),
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what is needed out of the braces.
  deadIn: [async ({}, use) => use(createLinkCheck()), { scope: 'worker' }],
});

/** @typedef {ReturnType<typeof base.extend<{}, Shared>>} Test */

/**
 * What a visitor of one page counts on.
 * @param {Test} test
 * @param {Proof} proof
 * @param {import('./site.mjs').Address} page
 * @param {string} elsewhere Another page, to leave it for.
 */
function provePage(test, { address, budgets = {}, origins = [], awaited = [] }, { path, status }, elsewhere) {
  const url = new URL(path, address).href;

  test(`${path} can be read without scripts, and all that it names is there`, async ({ unscripted, deadIn }) => {
    const answer = await unscripted.goto(url);
    expect(answer?.status()).toBe(status);
    const html = (await answer?.text()) ?? '';
    expect(html.match(/<h1[\s>]/g), 'headings of level 1').toHaveLength(1);
    await expect(heading(unscripted)).not.toBeEmpty();
    await expect(unscripted.locator('main')).toContainText(/\w/);
    expect(await unscripted.title()).not.toBe('');
    await expect(unscripted.locator('html')).toHaveAttribute('lang', /^[a-z]{2,3}\b/);
    await expect(unscripted.locator('meta[name="description"]')).toHaveAttribute('content', /\w/);
    const dead = await deadIn(html, new URL(url));
    expect(dead.filter((name) => !awaited.includes(name))).toEqual([]);
  });

  test(`${path} keeps its words when its scripts run, and its place for Back`, async ({
    scripted: { page, heard },
  }) => {
    heard.clear();
    await page.goto(url);
    const { served, hydrated = [], scripts } = await hydrate(page);
    const now = hydrated.join('\n');
    expect(served.filter((text) => !now.includes(text))).toEqual([]);
    expect(scripts.requests, 'requests for scripts').toBeLessThanOrEqual(budgets.requests ?? Infinity);
    expect(scripts.bytes, 'bytes of scripts').toBeLessThanOrEqual(budgets.scripts ?? Infinity);

    await goToEnd(page);
    const title = await heading(page).innerText();
    const place = await follow(page, elsewhere);
    await expect(page).toHaveURL(new URL(elsewhere, address).href);
    await expect(heading(page)).not.toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect(heading(page)).toHaveText(title);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThanOrEqual(1);

    // A browser says in its console that a page was not found.
    expect(heard.complaints.filter((text) => status === 200 || !text.includes(`${status} (`))).toEqual([]);
    const own = [new URL(address).origin, ...origins];
    expect(heard.asked.filter((asked) => /^\w+:\/\//.test(asked) && !own.includes(new URL(asked).origin))).toEqual([]);
  });

  test(`${path} is open to everybody, at every width and size of text`, async ({ scripted: { page }, browserName }) => {
    await page.goto(url);
    await hydrate(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await beyond(page), `px beyond a window of ${width} px`).toBeLessThanOrEqual(0);
      const rules = width === 1440 ? undefined : layoutRules;
      // What a page learns of its new width, it learns a moment later.
      await expect.poll(() => violationsOf(page, rules), { message: `at ${width} px` }).toEqual([]);
    }
    if (browserName !== 'chromium') return;
    await setTextSize(page, 32);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => beyond(page), `px beyond ${width} px, with text of 32 px`).toBeLessThanOrEqual(0);
    }
    await setTextSize(page, 16);
  });
}

/**
 * What may be wrong with a remote's files.
 * @type {Record<string, (route: import('@playwright/test').Route) => unknown>}
 */
const faults = {
  down: (route) => route.abort('connectionrefused'),
  slow: () => {},
  corrupt: (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("a broken release")' }),
};

/**
 * What a visitor counts on while a remote fails.
 * @param {Test} test
 * @param {Proof} proof
 * @param {import('./site.mjs').Remote} remote
 */
function proveRemote(test, { address }, { name, base: files, page: path }) {
  const url = new URL(path, address).href;
  for (const [fault, answer] of Object.entries(faults))
    test(`while ${name} is ${fault}, its page is read, left and found again`, async ({ page, unscripted }) => {
      await unscripted.goto(url);
      const title = await heading(unscripted).innerText();
      // A way that waits for a remote ends after a limit of time, which nobody here has to wait for.
      await page.clock.install();
      await page.route(`**${files}**`, answer);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expect(heading(page)).toHaveText(title);
      await follow(page, '/');
      await expect(page).toHaveURL(new URL('/', address).href);
      await expect(heading(page)).not.toHaveText(title);
      await follow(page, path);
      await expect(async () => {
        await page.clock.runFor(1000);
        expect(page.url()).toBe(url);
      }).toPass({ timeout: 15_000 });
      await expect(heading(page)).toHaveText(title);
    });
}

/** @param {Proof} proof */
export async function proveSite(proof) {
  const site = await readSite(proof.address);
  // No page has an element of no kind.
  const test = base.extend(shared(proof.clocks ?? ':not(*)'));
  // The number is part of the name: tests that were collected before the site answered are no longer found, and fail.
  test(`the site answers, with a sitemap of ${site?.pages.length ?? 'no'} pages and a registry`, () => {
    expect(site, `${proof.address} has /sitemap.xml and /remotes.json`).toBeDefined();
  });
  if (!site) return;
  for (const page of site.pages) provePage(test, proof, page, page.path === '/' ? (site.pages[1]?.path ?? '/') : '/');
  for (const remote of site.remotes) proveRemote(test, proof, remote);
}
