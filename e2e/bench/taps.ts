/**
 * `npm run bench -- taps [/path …]`: from a tap to the heading of the next page on a slow phone, four seconds after the
 * page has loaded, compared with the same tap when that page has been visited before. Three links, and the main call to
 * action of every page. Medians of `RUNS` loads (default 5).
 */
import type { Browser, Page } from '@playwright/test';
import { allPages } from '../pages';
import { launch, namedPages, numberSetting } from './settings';
import { load, phonePage, splitAtReady, tapAndArrive } from './slow-phone';
import { hundredths, kilobytes, median } from './statistics';
import { published, serveVariant } from './variants';

const pairs = [
  ['/', '/application'],
  ['/', '/visit'],
  ['/admissions', '/application'],
] as const;

/** Marks the page's main call to action: its first link that is filled like a button, else its first one to another page. */
function markMain() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href="/application"]')].filter(
    (link) => link.checkVisibility() && link.pathname !== location.pathname && link.origin === location.origin,
  );
  const filled = links.find((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)');
  (filled ?? links[0])?.setAttribute('data-main', '');
}

async function selectorOf(page: Page, goesTo: string | undefined): Promise<string> {
  if (goesTo) return `main a[href^="${goesTo}"]:visible`;
  await page.evaluate(markMain);
  return '[data-main]';
}

/** Taps, goes back and taps again. @returns Both times in ms, and the bytes of scripts before and after the page was ready. */
async function tapTwice(browser: Browser, url: string, goesTo?: string) {
  const { page, answers } = await phonePage(browser);
  await load(page, { url, hydrates: true });
  await page.waitForTimeout(4000);
  const later = (await splitAtReady(page, answers))[1].filter(({ isScript }) => isScript);
  const link = page.locator(await selectorOf(page, goesTo)).first();
  const target = new URL((await link.getAttribute('href'))!, url).pathname;
  const first = await tapAndArrive(page, link);
  await page.goBack();
  await page.waitForURL(url);
  await page.waitForTimeout(1000);
  const again = page.locator(await selectorOf(page, goesTo)).first();
  const second = await tapAndArrive(page, again);
  await page.context().close();
  return { target, first, second, later: later.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const runs = numberSetting('RUNS', 5);
const server = await serveVariant(published());
const browser = await launch();
const paths = namedPages(allPages);
const taps = [
  ...pairs.filter(([path]) => paths.includes(path)),
  ...paths.filter((path) => path !== '/').map((path) => [path, undefined] as const),
];
const rows = [];
for (const [path, goesTo] of taps) {
  const loads: Awaited<ReturnType<typeof tapTwice>>[] = [];
  for (let run = 0; run < runs; run += 1) loads.push(await tapTwice(browser, server.url + path, goesTo));
  const of = (key: 'first' | 'second' | 'later') => median(loads.map((each) => each[key]));
  const row = {
    from: path,
    to: loads[0]!.target,
    link: goesTo ? 'named' : 'main call to action',
    'tap ms': Math.round(of('first')),
    'visited ms': Math.round(of('second')),
    ratio: hundredths(of('first') / of('second')),
    'scripts after ready kB': kilobytes(of('later')),
  };
  console.log(JSON.stringify(row));
  rows.push(row);
}
console.table(rows);
await browser.close();
server.stop();
