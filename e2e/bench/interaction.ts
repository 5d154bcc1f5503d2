/**
 * `npm run bench -- interaction`: from a press to the next paint [INP], on a processor four times slower. The median of
 * five for each kind of press; more than the limit ends the bench with an error.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { application } from '../../mfe-admissions/src/content/application';
import { faq } from '../../mfe-support/src/content/faq';
import { serveCopy } from '../releases/delivery';
import { siteRoot } from '../environment';
import { launch } from './launch';
import { cpuSlowdown } from './settings';
import { median } from './statistics';

/** In milliseconds; 200 is what the web's vitals call good. */
const limit = 100;
const rounds = 5;

type Press = { name: string; press: (page: Page) => Promise<void> };
type Scene = { path: string; width?: number; presses: Press[] };

/** By the mouse alone: `Locator.click` puts listeners of its own into the page, and their time would count. */
const click = (find: (page: Page) => Locator) => async (page: Page) => {
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(300);
  await page.mouse.click(x + width / 2, y + height / 2);
};
const button = (name: string | RegExp) =>
  click((page) => page.getByRole('button', { name, exact: typeof name === 'string' }).first());
const next = { name: 'next step', press: button(application.buttons.next) };

const scenes: Scene[] = [
  {
    path: '/academics',
    presses: [
      {
        name: 'open Quick Links by keyboard',
        press: async (page) => {
          await page.getByRole('button', { name: 'Quick Links' }).focus();
          await page.keyboard.press('Enter');
        },
      },
      { name: 'close it', press: (page) => page.keyboard.press('Escape') },
    ],
  },
  {
    path: '/academics',
    width: 390,
    presses: [
      { name: 'open the menu of phones', press: button('Menu') },
      { name: 'open a section', press: click((page) => page.locator('header dialog summary')) },
      { name: 'close the menu', press: (page) => page.keyboard.press('Escape') },
    ],
  },
  {
    path: '/faq',
    presses: [
      {
        name: 'search 50 questions',
        press: async (page) => {
          await page.getByRole('searchbox', { name: faq.search.label }).fill('fee');
          await page.keyboard.press('Enter');
        },
      },
      {
        name: 'search for nothing',
        press: async (page) => {
          await page.getByRole('searchbox', { name: faq.search.label }).fill('zzzz');
          await page.keyboard.press('Enter');
        },
      },
      { name: 'show all 50 again', press: button(faq.empty.clear) },
      { name: 'open an answer', press: click((page) => page.locator('main h3 button').first()) },
    ],
  },
  {
    path: '/application',
    presses: [next, next, next, { name: 'previous step', press: button(application.buttons.previous) }],
  },
  {
    path: '/',
    presses: [
      { name: 'another hero picture', press: button(/^Show 3 of 4/) },
      { name: 'next programs', press: button(/^Next: Featured/) },
      { name: 'next story', press: button(/^Next: .*[Ss]tor/) },
    ],
  },
];

/** Gathers the duration of every press, as the browser measures it [Event Timing API]. */
function observe() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[])
      if (interactionId) durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function playScene(browser: Browser, site: string, { path, width = 1440, presses }: Scene): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.addInitScript(observe);
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const longest: number[] = [];
  for (const { press } of presses) {
    await page.evaluate(() => void ((window as unknown as { durations: number[] }).durations.length = 0));
    await press(page);
    await page.waitForTimeout(700);
    // The browser does not report very short events; those count as 0.
    longest.push(await page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations)));
  }
  await page.close();
  return longest;
}

const server = await serveCopy(siteRoot);
const browser = await launch();
const rows: { page: string; press: string; 'median ms': number; 'worst ms': number; 'of the limit': number }[] = [];
for (const scene of scenes) {
  const runs: number[][] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await playScene(browser, server.url, scene));
  for (const [index, { name }] of scene.presses.entries()) {
    const times = runs.map((run) => run[index]!);
    rows.push({
      page: `${scene.path}${scene.width ? ` at ${scene.width} px` : ''}`,
      press: name,
      'median ms': median(times),
      'worst ms': Math.max(...times),
      'of the limit': median(times) / limit,
    });
  }
}
console.table(rows);
await browser.close();
server.stop();
if (rows.some((row) => row['median ms'] > limit)) process.exitCode = 1;
