/** @jest-environment node */
import { duration, summary, totalsOfJest, totalsOfPlaywright } from './totals';

test('unit and browser tests are added up, and a test that passes at its second try has passed', () => {
  const unit = totalsOfJest({ numPassedTests: 20, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
  const browser = totalsOfPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 4 } });
  expect(summary([unit, browser], 61_000)).toBe('29 passed, 2 failed, 7 skipped in 1 min 1 s');
});

test('times are in minutes and seconds', () => {
  expect([duration(900), duration(59_700), duration(1_565_000)]).toEqual(['1 s', '1 min 0 s', '26 min 5 s']);
});
