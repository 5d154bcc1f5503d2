/**
 * `npm run bench -- layout [/path …]`: what leaving out the layout of what is below the first view saves: the first paint,
 * and the time spent on styles and layout until then, compared with the same documents laid out whole. Without scripts
 * and with them, on a slow processor; `RUNS` pairs (default 7) that take turns.
 */
import type { Browser } from '@playwright/test';
import { cpuSlowdown, launch, namedPages, numberSetting } from './settings';
import { compare, inWords } from './statistics';
import { serveVariant, withDocuments, withoutScripts } from './variants';

type Work = { paint: number; layout: number; style: number };

/** A document whose styles may be changed. */
const free = (html: string) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
const whole = (html: string) => free(html).replace('content-visibility:auto', '');

/** Loads a page until its first paint. Times in ms. */
async function work(browser: Browser, url: string): Promise<Work> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'commit' });
  const name = 'first-contentful-paint';
  await page.waitForFunction((paint) => performance.getEntriesByName(paint).length > 0, name, { polling: 20 });
  const { metrics } = await session.send('Performance.getMetrics');
  const paint = await page.evaluate((entry) => performance.getEntriesByName(entry)[0]!.startTime, name);
  await context.close();
  const of = (metric: string) => 1000 * metrics.find((each) => each.name === metric)!.value;
  return { paint, layout: of('LayoutDuration'), style: of('RecalcStyleDuration') };
}

const runs = numberSetting('RUNS', 7);
const paths = namedPages([
  '/admissions',
  '/financial-aid',
  '/student-life',
  '/campus-living',
  '/major/psychology',
  '/',
]);
const browser = await launch();
const rows = [];
for (const keep of [withoutScripts, (html: string) => html]) {
  const variants = [free, whole].map((change) => withDocuments(paths, (html) => keep(change(html))));
  const servers = await Promise.all(variants.map(serveVariant));
  const [ours, theirs] = servers.map(({ url }) => url);
  for (const path of paths) {
    const pairs: [Work, Work][] = [];
    for (let run = 0; run < runs; run += 1)
      pairs.push([await work(browser, ours! + path), await work(browser, theirs! + path)]);
    const ratioOf = (key: keyof Work) => {
      const [own, other] = [pairs.map(([each]) => each[key]), pairs.map(([, each]) => each[key])];
      return inWords(compare(own, other));
    };
    rows.push({
      page: path,
      scripts: keep === withoutScripts ? 'no' : 'yes',
      'first paint': ratioOf('paint'),
      layout: ratioOf('layout'),
      style: ratioOf('style'),
    });
  }
  for (const server of servers) server.stop();
}
console.table(rows);
await browser.close();
