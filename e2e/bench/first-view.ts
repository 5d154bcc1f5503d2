/** `npm run bench`: sizes and speed of the published site, beside the same pages as one ordinary bundle, in one run. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { serveCopy } from '../delivery';
import { browserArgs, chromiumPath } from '../environment';
import { loadedScripts } from '../first-view';
import { siteRoot } from '../pages';
import { buildPlain } from './plain-build';

/** Pages that are measured, with the chunks that the plain build loads for them. */
const pages = [
  { path: '/', chunks: ['home', 'featured-programs', 'student-stories'] },
  { path: '/faq', chunks: ['page-faq-faq-page-tsx'] },
  { path: '/major/psychology', chunks: ['page-major-major-page-tsx'] },
];

type FirstView = { requests: number; bytes: number };

/** Scripts of a first view, as the network carries them. */
async function firstView(browser: Browser, url: string): Promise<FirstView> {
  const page = await (await browser.newContext()).newPage();
  const scripts = await loadedScripts(page, url);
  await page.context().close();
  return { requests: scripts.length, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Largest contentful paint in ms, the median of several loads, with or without the document's scripts. */
async function largestPaint(browser: Browser, url: string, scripts: boolean): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const page = await (await browser.newContext()).newPage();
    if (!scripts) await page.route('**/*.js', (route) => route.abort());
    await page.goto(url, { waitUntil: 'load' });
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            }),
          ),
      ),
    );
    await page.context().close();
  }
  return times.sort((a, b) => a - b)[2]!;
}

const plain = await buildPlain(mkdtempSync(join(tmpdir(), 'plain-')));
const server = await serveCopy(siteRoot);
const browser = await chromium.launch({ ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: browserArgs });
const rows = [];
for (const { path, chunks } of pages) {
  const { requests, bytes } = await firstView(browser, server.url + path);
  const bundle = plain.bytesOf(chunks);
  const [withScripts, without] = [
    await largestPaint(browser, server.url + path, true),
    await largestPaint(browser, server.url + path, false),
  ];
  rows.push({
    path,
    requests,
    'script kB (br)': bytes / 1000,
    'one bundle kB (br)': bundle / 1000,
    ratio: Number((bytes / bundle).toFixed(3)),
    'paint ratio': Number((withScripts / without).toFixed(2)),
  });
}
console.table(rows);
await browser.close();
server.stop();
