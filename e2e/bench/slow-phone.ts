/** A slow phone on a slow network: 4 × CPU, 1.6 Mbit/s, 150 ms. Both variants of a page are served from real ports. */
import type { Browser } from '@playwright/test';

export type PhoneView = { paint: number; ready: number; shift: number };

/** Notes what a page does as it loads. Text, since the tools that run TypeScript here would add helpers of theirs. */
const watch = `
  globalThis.seen = { paint: 0, shift: 0, ready: 0 };
  new PerformanceObserver((list) => { seen.paint = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) seen.shift += value; }).observe({ type: 'layout-shift', buffered: true });
  (function look() {
    const elements = [...document.querySelectorAll('main [data-page] h1')];
    if (elements.some((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))) seen.ready = performance.now();
    else setTimeout(look, 20);
  })();
`;

/** Loads a page as a slow phone does. Times in ms: largest contentful paint, and when React runs the page (0 where there are no scripts). */
async function phoneView(browser: Browser, url: string, hydrates: boolean): Promise<PhoneView> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ content: watch });
  await page.goto(url, { waitUntil: 'load' });
  if (hydrates)
    await page.waitForFunction(() => (globalThis as unknown as { seen: PhoneView }).seen.ready > 0, null, {
      timeout: 30_000,
    });
  await page.waitForTimeout(300);
  const view = await page.evaluate(() => (globalThis as unknown as { seen: PhoneView }).seen);
  await context.close();
  return view;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The medians of several loads. */
export async function medianView(browser: Browser, url: string, hydrates: boolean, runs = 5): Promise<PhoneView> {
  const views: PhoneView[] = [];
  for (let run = 0; run < runs; run += 1) views.push(await phoneView(browser, url, hydrates));
  return {
    paint: median(views.map(({ paint }) => paint)),
    ready: median(views.map(({ ready }) => ready)),
    shift: Math.max(...views.map(({ shift }) => shift)),
  };
}
