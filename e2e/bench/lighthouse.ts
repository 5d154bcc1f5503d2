/**
 * `npm run bench -- lighthouse [/path …]`: the scores of Lighthouse's mobile run in its four categories, for every page
 * or the named ones; each is the median of LIGHTHOUSE_RUNS (5). Lighthouse slows every machine down by the same factor,
 * so that on a slow one no page reaches 100 in performance: the same page without its scripts shows what this machine
 * allows, and `CPU_SLOWDOWN` sets another factor. Lighthouse is installed on demand and is not a dependency of the project.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, wholeChromium } from '../environment';
import { allPages } from '../pages';
import { installed } from './installed';
import { namedPages } from './pages';
import { cpuSlowdown, numberSetting } from './settings';
import { serveVariant } from './static-server';
import { published, scriptless } from './variants';

/** Lighthouse declares Node 22 as its minimum, but runs on Node 20 as well. */
const version = '13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Report = {
  categories: Record<Category, { score: number; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
};

const runs = numberSetting('LIGHTHOUSE_RUNS', 5);
const pages = namedPages(allPages);
const folder = installed(`lighthouse-${version}`, [`lighthouse@${version}`]);

/** @throws Error with what Lighthouse said. */
async function runOnce(url: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join()}`,
      `--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`,
      `--chrome-flags=--headless=new ${browserArgs.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: wholeChromium().executablePath ?? chromium.executablePath() },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Error(`Lighthouse exited with status ${String(status)} for ${url}.\n${said}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** How often a run may fail before the bench gives up. */
const attempts = 4;

/**
 * Retries a failed run: on a busy machine Lighthouse now and then loses its own trace, and reports that as an error,
 * which would end a bench of half an hour.
 */
async function run(url: string): Promise<Report> {
  for (let attempt = 1; attempt < attempts; attempt += 1)
    try {
      return await runOnce(url);
    } catch {
      // The last attempt says what is wrong.
    }
  return runOnce(url);
}

/** The report in the middle, by one of its figures. */
function middle(reports: readonly Report[], figure: (report: Report) => number): Report {
  return [...reports].sort((a, b) => figure(a) - figure(b))[Math.floor(reports.length / 2)]!;
}

/** The audits that keep a category below 100, in Lighthouse's words. */
function faults({ categories: found, audits }: Report, category: Category): string[] {
  return found[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]!.title}${audits[id]!.displayValue ? ` (${audits[id]!.displayValue})` : ''}`);
}

async function medians(url: string) {
  const reports: Report[] = [];
  for (let index = 0; index < runs; index += 1) reports.push(await run(url));
  return {
    metric: (id: string) => {
      const value = (report: Report) => report.audits[id]!.numericValue!;
      return value(middle(reports, value));
    },
    /** The report whose score in a category is the median. */
    reportFor: (category: Category) => middle(reports, (report) => report.categories[category].score),
  };
}

const points = (report: Report, category: Category) => Math.round(100 * report.categories[category].score);

const [site, limit] = await Promise.all([serveVariant(published()), serveVariant(scriptless(pages))]);
const rows = [];
for (const page of pages) {
  const ours = await medians(site.url + page);
  const scores: Record<string, number> = {};
  for (const category of categories) {
    const report = ours.reportFor(category);
    scores[category] = points(report, category);
    if (scores[category] < 100)
      for (const fault of faults(report, category)) console.log(`${page} ${category}: ${fault}`);
  }
  const bare = scores.performance! < 100 ? await medians(limit.url + page) : undefined;
  console.log(`${page}: ${Object.values(scores).join(', ')}`);
  rows.push({
    page,
    ...scores,
    'performance without scripts': bare ? points(bare.reportFor('performance'), 'performance') : '–',
    'LCP ms': Math.round(ours.metric('largest-contentful-paint')),
    'TBT ms': Math.round(ours.metric('total-blocking-time')),
    'TBT without scripts': bare ? Math.round(bare.metric('total-blocking-time')) : '–',
    'layout shift': Number(ours.metric('cumulative-layout-shift').toFixed(4)),
  });
}
console.table(rows);
site.stop();
limit.stop();
