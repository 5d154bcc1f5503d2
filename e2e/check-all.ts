/**
 * `npm test`: what must hold before a change lands, in the order in which it fails fastest. `npm run test:all`: that and
 * everything slow, for every night.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compiler } from '@3eu/shared/build/compiler';
import { siteRoot } from './environment';
import { hasNginx, otherEngines } from './programs';
import {
  duration,
  summary,
  totalsOfJest,
  totalsOfPlaywright,
  type JestResults,
  type PlaywrightResults,
  type Totals,
} from './totals';

/** `npm run test:all` passes it. */
const isStandardRun = !process.argv.includes('--everything');

const project = join(import.meta.dirname, '..');
const unitResults = join(project, '.cache/unit-tests.json');
const browserResults = join(import.meta.dirname, 'test-results/results.json');
const report = relative(process.cwd(), join(import.meta.dirname, 'playwright-report/index.html'));

type Stage = { name: string; args: string[]; cwd?: string; env?: NodeJS.ProcessEnv };

/** A program of a package, as its own file: those in `.bin` are not JavaScript on Windows. */
const stage = (name: string, program: string, ...args: string[]): Stage => ({
  name,
  args: [join(project, 'node_modules', program), ...args],
});

/** Unit tests that compile or lint whole packages are called so. */
const quick = ['--testPathPatterns', String.raw`^(?!.*\.night\.test\.)`];

const release = ['publish', '--all', '--no-checks', '--site', siteRoot];

/** Those of one row run at once: each of them keeps one processor busy. */
const rows: Stage[][] = [
  [
    stage('lint', 'eslint/bin/eslint.js', '.', '--max-warnings', '0', '--cache'),
    stage('format', 'prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.'),
    stage('types', compiler, '--build', '.'),
    stage('content', 'tsx/dist/cli.mjs', 'shared/build/check-content.ts'),
  ],
  [stage('unit tests', 'jest/bin/jest.js', '--json', '--outputFile', unitResults, ...(isStandardRun ? quick : []))],
  [{ name: 'release', args: ['--import', 'tsx/esm', 'shared/release/cli/cli.ts', ...release] }],
];
const browserTests: Stage = {
  ...stage('browser tests', '@playwright/test/cli.js', 'test'),
  cwd: import.meta.dirname,
  env: isStandardRun ? { E2E_STANDARD: '1' } : {},
};

const running = new Set<ChildProcess>();
// Ctrl+C reaches the stage that runs, too, whose failure ends this process. Another signal is passed on to it, as an
// interruption: Playwright ends its servers at nothing else.
process.once('SIGINT', () => {});
process.once('SIGTERM', () => running.forEach((child) => child.kill('SIGINT')));

/** Runs a stage to its end. @returns Whether it passed. */
async function passes({ name, args, cwd = project, env }: Stage): Promise<boolean> {
  const start = Date.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  const [status] = (await once(child, 'exit')) as [number | null];
  running.delete(child);
  console.log(`${name} ${status === 0 ? 'passed' : 'failed'} in ${duration(Date.now() - start)}`);
  return status === 0;
}

/** Runs rows until one fails. @returns Whether all passed. */
async function pass([row, ...rest]: Stage[][]): Promise<boolean> {
  if (!row) return true;
  console.log(`\n— ${row.map(({ name }) => name).join(', ')}`);
  const passed = await Promise.all(row.map(passes));
  return passed.every(Boolean) && pass(rest);
}

/** What a stage wrote down; nothing if it was not reached. */
function totalsIn<T>(file: string, totals: (results: T) => Totals): Totals[] {
  try {
    return [totals(JSON.parse(readFileSync(file, 'utf8')) as T)];
  } catch {
    return [];
  }
}

const begin = Date.now();
for (const file of [unitResults, browserResults]) rmSync(file, { force: true });
// Jest makes no folder for what it writes.
mkdirSync(dirname(unitResults), { recursive: true });
const passed = await pass([...rows, [browserTests]]);
const unit = totalsIn<JestResults>(unitResults, totalsOfJest);
const browser = totalsIn<PlaywrightResults>(browserResults, totalsOfPlaywright);
console.log(`\n${summary([...unit, ...browser], Date.now() - begin)}.`);
if (browser.length > 0) console.log(`The report of the browser tests is ${report}`);
const missing = Object.entries({ ...otherEngines(), nginx: hasNginx() }).flatMap(([name, has]) => (has ? [] : [name]));
if (missing.length > 0) console.log(`Not on this machine, and so not tried: ${missing.join(', ')}.`);
process.exitCode = passed ? 0 : 1;
