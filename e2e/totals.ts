/** What the tests of a run came to. */
export type Totals = { passed: number; failed: number; skipped: number };

/** What Jest writes with `--json`. */
export type JestResults = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};

/** What Playwright's JSON reporter writes. A flaky test has passed at its second try. */
export type PlaywrightResults = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

export function totalsOfJest(results: JestResults): Totals {
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
