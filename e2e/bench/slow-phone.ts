/**
 * A slow phone on a slow network: a processor `CPU_SLOWDOWN` (4) times slower, 1.6 Mbit/s, 150 ms, as Lighthouse's
 * mobile has it. Variants come from real ports.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { hydratedEvent } from '@3eu/platform/contract/elements';
import { cpuSlowdown, numberSetting } from './settings';
import { settled } from '../page/painted';
import { median } from './statistics';

/**
 * What a first view costs until the page can be used.
 * Times in ms: largest contentful paint, and when React has hydrated the page (0 without scripts).
 */
type PhoneView = {
  bytes: number;
  scriptBytes: number;
  requests: number;
  paint: number;
  ready: number;
};

/** One variant of a page. */
export type Visit = { url: string; hydrates: boolean };

type Seen = { paint: number; ready: number };

/**
 * Records what a page does as it loads. It is a string, because the tools that run TypeScript here would add their own
 * helpers.
 */
const watch = `
  globalThis.seen = { paint: 0, ready: 0 };
  new PerformanceObserver((list) => { seen.paint = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  addEventListener('${hydratedEvent}', ({ target }) => { if (target.matches('main [data-page]')) seen.ready ||= performance.now(); }, true);
`;

const seenBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

/** One answer of the network: when it was asked for (ms since 1970), and its size, compressed and with its headers. */
type Answer = { at: number; bytes: number; isScript: boolean };

/** Lists what the network carries. */
async function listTraffic(session: CDPSession): Promise<Answer[]> {
  const asked = new Map<string, { at: number; isScript: boolean }>();
  const answers: Answer[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, wallTime, request }) =>
    asked.set(requestId, { at: wallTime * 1000, isScript: new URL(request.url).pathname.endsWith('.js') }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    answers.push({ ...asked.get(requestId)!, bytes: encodedDataLength }),
  );
  await session.send('Network.enable');
  return answers;
}

const total = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0);

async function slowDown(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Opens an empty page on a slow phone with an empty cache, and lists what it loads. */
async function phonePage(browser: Browser): Promise<{ page: Page; answers: readonly Answer[] }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const answers = await listTraffic(session);
  await slowDown(session);
  await page.addInitScript({ content: watch });
  return { page, answers };
}

/** Loads a page, and waits until it can be used. */
async function load(page: Page, { url, hydrates }: Visit): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  if (!hydrates) return;
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.ready > 0, null, { timeout: 30_000 });
}

/** What was asked for before the page could be used. */
async function askedBeforeReady(page: Page, answers: readonly Answer[]): Promise<Answer[]> {
  const { ready } = await seenBy(page);
  const at = ready ? (await page.evaluate(() => performance.timeOrigin)) + ready : Infinity;
  return answers.filter((answer) => answer.at <= at);
}

/** Loads a page on a slow phone with an empty cache. */
async function phoneView(browser: Browser, visit: Visit): Promise<PhoneView> {
  const { page, answers } = await phonePage(browser);
  await load(page, visit);
  // A busy machine may paint only after the network has become idle, and a larger picture a moment after that.
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.paint > 0);
  await settled(page);
  const { paint, ready } = await seenBy(page);
  const before = await askedBeforeReady(page, answers);
  await page.context().close();
  return {
    bytes: total(before),
    scriptBytes: total(before.filter(({ isScript }) => isScript)),
    requests: before.length,
    paint,
    ready,
  };
}

/** The medians of several loads, and the times of each. */
export type Medians = Omit<PhoneView, 'paint' | 'ready'> & { paints: readonly number[]; readies: readonly number[] };

function medians(views: readonly PhoneView[]): Medians {
  const of = (key: 'bytes' | 'scriptBytes' | 'requests') => median(views.map((view) => view[key]));
  return {
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    paints: views.map(({ paint }) => paint),
    readies: views.map(({ ready }) => ready),
  };
}

/**
 * The medians of several loads of each variant. The variants take turns, so that other work
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
