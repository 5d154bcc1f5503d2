/**
 * A slow phone on a slow network: a processor `CPU_SLOWDOWN` (4) times slower, 1.6 Mbit/s, 150 ms, as Lighthouse's
 * mobile has it. Variants come from real ports.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { cpuSlowdown, numberSetting } from './settings';
import { median } from './statistics';

/**
 * What a first view costs. Times in ms: largest contentful paint, and when React has hydrated the page (0 without
 * scripts).
 */
type PhoneView = {
  bytes: number;
  scriptBytes: number;
  requests: number;
  paint: number;
  ready: number;
  shift: number;
  /** From the press of a link to the heading of the next page, in ms; 0 if no navigation was measured. */
  navigation: number;
};

/** One variant of a page, and the page of another section to which its visitor goes on. */
export type Visit = { url: string; hydrates: boolean; goesTo?: string };

type Seen = { paint: number; ready: number; shift: number; heading: { text: string; at: number } };

/**
 * Records what a page does as it loads. It is a string, because the tools that run TypeScript here would add their own
 * helpers.
 */
const watch = `
  globalThis.seen = { paint: 0, shift: 0, ready: 0, heading: { text: '', at: 0 } };
  new PerformanceObserver((list) => { seen.paint = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) seen.shift += value; }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('pointerdown', () => sessionStorage.setItem('pressed', performance.timeOrigin + performance.now()), true);
  (function look() {
    const heading = document.querySelector('main [data-page] h1');
    if (heading && heading.textContent !== seen.heading.text)
      seen.heading = { text: heading.textContent, at: performance.timeOrigin + performance.now() };
    if (heading && !seen.ready && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))) seen.ready = performance.now();
    requestAnimationFrame(look);
  })();
`;

const seenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** Adds up what the network carries, compressed and with its headers. */
async function countTraffic(session: CDPSession) {
  const scripts = new Set<string>();
  const counted = { bytes: 0, scriptBytes: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    counted.requests += 1;
    if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return counted;
}

async function slowDown(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Presses a link of the footer, and waits for another heading; a full navigation counts as well. */
async function goOn(page: Page, path: string): Promise<number> {
  const before = (await seenBy(page)).heading.text;
  const link = page.locator(`footer a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await link.tap();
  await page.waitForFunction(
    (text) => {
      const { heading } = (globalThis as unknown as { seen: Seen }).seen;
      return heading.text !== '' && heading.text !== text;
    },
    before,
    { timeout: 30_000 },
  );
  const { at } = (await seenBy(page)).heading;
  return at - Number(await page.evaluate(() => sessionStorage.getItem('pressed')));
}

/** Loads a page on a slow phone with an empty cache. */
async function phoneView(browser: Browser, { url, hydrates, goesTo }: Visit): Promise<PhoneView> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await countTraffic(session);
  await slowDown(session);
  await page.addInitScript({ content: watch });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  if (hydrates)
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.ready > 0, null, {
      timeout: 30_000,
    });
  // A busy machine may paint only after the network has become idle, and a larger picture a moment after that.
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.paint > 0);
  await page.waitForTimeout(500);
  const { paint, ready, shift } = await seenBy(page);
  const counted = { ...traffic };
  const navigation = goesTo ? await goOn(page, goesTo) : 0;
  await context.close();
  return { ...counted, paint, ready, shift, navigation };
}

/** The medians of several loads, and the paint of each. */
export type Medians = PhoneView & { paints: readonly number[] };

function medians(views: readonly PhoneView[]): Medians {
  const of = (key: keyof PhoneView) => median(views.map((view) => view[key]));
  return {
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    paint: of('paint'),
    paints: views.map(({ paint }) => paint),
    ready: of('ready'),
    shift: Math.max(...views.map(({ shift }) => shift)),
    navigation: of('navigation'),
  };
}

/**
 * The medians of several loads of each variant, and the worst layout shift. The variants take turns, so that other work
 * on the machine affects all of them alike.
 */
export async function medianViews<Name extends string>(
  browser: Browser,
  visits: Readonly<Record<Name, Visit>>,
  runs = numberSetting('RUNS', 5),
): Promise<Record<Name, Medians>> {
  const names = Object.keys(visits) as Name[];
  const views = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, PhoneView[]>;
  for (let run = 0; run < runs; run += 1)
    for (const name of names) views[name].push(await phoneView(browser, visits[name]));
  return Object.fromEntries(names.map((name) => [name, medians(views[name])])) as Record<Name, Medians>;
}
