/** What a test hears of a page and does with it: the attributes of the contract, and what every browser has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tsImport } from 'tsx/esm/api';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {typeof import('../contract/elements')} Elements
 * @typedef {{ served: string[], hydrated?: string[], scripts: { requests: number, bytes: number } }} Heard
 * The words of a page before scripts ran and when React had taken it over, and the scripts that had come until then.
 */

/** Playwright compiles nothing of a package that is installed, and the contract's names are written in TypeScript. */
const { hydratedEvent, pageAttribute } = /** @type {Elements} */ (
  await tsImport('../contract/elements.ts', import.meta.url)
);

/** The element that holds a page. */
const holder = `main [${pageAttribute}]`;

/** The page's title in the text: one that is kept for Back is hidden. */
export const heading = (/** @type {Page} */ page) => page.locator('h1:visible');

/**
 * Hears what a page complains of and whom it asks, from now on. `heard.clear()` forgets what was heard.
 * @param {Page} page
 * @param {string} clocks Selector of what shows the visitor's own time.
 */
export async function listen(page, clocks) {
  /** @type {string[]} */
  const complaints = [];
  /** @type {string[]} */
  const asked = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => void complaints.push(`exception: ${error.message}`));
  page.on('request', (request) => void asked.push(request.url()));
  await page.addInitScript(([selector, living, hydration]) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violation of ${violatedDirective}: ${blockedURI}`),
    );
    /** Each run of words of the page, without spaces around it. */
    const words = () => {
      const walker = document.createTreeWalker(document.querySelector(selector) ?? document.head, NodeFilter.SHOW_TEXT);
      const found = [];
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest(living))
          found.push(walker.currentNode.textContent?.trim() ?? '');
      return found.filter((text) => text !== '');
    };
    /** @type {Heard} */
    const heard = { served: [], scripts: { requests: 0, bytes: 0 } };
    Object.assign(window, { heard });
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') heard.served = words();
    });
    addEventListener(
      hydration,
      ({ target }) => {
        if (heard.hydrated || !(target instanceof Element) || !target.matches(selector)) return;
        heard.hydrated = words();
        for (const entry of performance.getEntriesByType('resource')) {
          if (!new URL(entry.name).pathname.endsWith('.js')) continue;
          heard.scripts.requests += 1;
          heard.scripts.bytes += /** @type {PerformanceResourceTiming} */ (entry).encodedBodySize;
        }
      },
      true,
    );
  }, /** @type {const} */ ([holder, clocks, hydratedEvent]));
  return {
    complaints,
    asked,
    clear() {
      complaints.length = 0;
      asked.length = 0;
    },
  };
}

/**
 * Waits until React has taken the page over.
 * @param {Page} page
 * @returns {Promise<Heard>}
 */
export async function hydrate(page) {
  const heard = await page.waitForFunction(() => {
    const { heard: all } = /** @type {{ heard?: Heard }} */ (/** @type {unknown} */ (window));
    return all?.hydrated && all;
  });
  return /** @type {Heard} */ (await heard.jsonValue());
}

/**
 * Goes to the end of a page, and stays there until its height has stood for some frames: what is below is laid out late.
 * @param {Page} page
 */
export const goToEnd = (page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    for (let still = 0, height = 0; still < 20; still = root.scrollHeight === height ? still + 1 : 0) {
      height = root.scrollHeight;
      scrollTo({ top: height, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  });

/**
 * Follows a link as a click does, whatever lies over it; one is made where the page has none to that address.
 * @param {Page} page
 * @param {string} path
 * @returns {Promise<number>} The place at which the page was left, in px from its top.
 */
export const follow = (page, path) =>
  page.evaluate((href) => {
    const found = [...document.querySelectorAll('a')].find((link) => link.getAttribute('href') === href);
    const link = found ?? Object.assign(document.createElement('a'), { href });
    if (!found) document.body.append(link);
    const place = scrollY;
    link.click();
    return place;
  }, path);

/** By how many px a page is wider than its window. */
export const beyond = (/** @type {Page} */ page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Sets the size of text as visitors do in their browser's settings, in px. Only Chromium lets a test do that.
 * @param {Page} page
 * @param {number} standard
 */
export async function setTextSize(page, standard) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose answer another width of the window may change. */
export const layoutRules = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * What axe finds inaccessible in a page as it is now.
 * @param {Page} page
 * @param {readonly string[]} [rules] All by default.
 * @returns {Promise<string[]>}
 */
export async function violationsOf(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (some) => {
    const { axe: runner } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window));
    // What is not laid out yet has neither colours nor places that axe could compare.
    const whole = new CSSStyleSheet();
    whole.replaceSync('*{content-visibility:visible!important}');
    document.adoptedStyleSheets.push(whole);
    const { violations } = await runner.run(document, some ? { runOnly: [...some] } : {});
    document.adoptedStyleSheets.pop();
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
    );
  }, rules);
}
