import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasNginx, otherEngines } from './programs';

/** What the tests of a run came to. */
export type Totals = { passed: number; failed: number; skipped: number };

/** What Jest writes with `--json`. */
export type JestResults = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
};

/** What Playwright's JSON reporter writes. A flaky test has passed at its second try. */
export type PlaywrightResults = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export function totalsOfJest(results: Omit<JestResults, 'testResults'>): Totals {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

export function totalsOfPlaywright({ stats }: PlaywrightResults): Totals {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** A time in words, as in `2 min 5 s`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The line at the end of a run. */
export function summary(all: readonly Totals[], milliseconds: number): string {
  const sum = (key: keyof Totals) => all.reduce((total, totals) => total + totals[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped in ${duration(milliseconds)}`;
}

/** What a run wrote down; nothing if it was not reached. What was skipped, because nothing changed, passed before. */
function written<T>(file: string): T[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8')) as T];
  } catch {
    return [];
  }
}

/** The packages that have unit tests. */
const foldersIn = (root: string) => [
  'shared',
  'shared/release',
  'shell',
  'e2e',
  ...readdirSync(root).filter((name) => /^mfe-/.test(name)),
];

/** The unit tests of all packages, by their files. */
export function unitTests(root: string) {
  return foldersIn(root)
    .flatMap((folder) => written<JestResults>(join(root, folder, '.wireit/unit.json')))
    .flatMap(({ testResults }) =>
      testResults.map(({ name, assertionResults }) => ({ file: name, tests: assertionResults })),
    );
}

/** Says at the end of `npm test` what all tests came to, and what was not tried. */
export function report(root: string, milliseconds: number): void {
  const unit = foldersIn(root).flatMap((folder) => written<JestResults>(join(root, folder, '.wireit/unit.json')));
  const browser = written<PlaywrightResults>(join(root, 'e2e/test-results/results.json'));
  const totals = [...unit.map(totalsOfJest), ...browser.map(totalsOfPlaywright)];
  console.log(`\n${summary(totals, milliseconds)}.`);
  const missing = Object.entries({ ...otherEngines(), nginx: hasNginx() }).flatMap(([name, has]) =>
    has ? [] : [name],
  );
  if (missing.length > 0) console.log(`Not on this machine, and so not tried: ${missing.join(', ')}.`);
}
