/** @jest-environment node */
import { harborLog } from '../../content/harbor-log';
import { entryOf } from './entry';

const on = (month: number, date: number) => entryOf(harborLog, new Date(2028, month - 1, date, 23));

test.each([
  [1, 1, `January 1, 1961. ${harborLog.weeks[0]}`],
  [1, 7, `January 7, 1961. ${harborLog.weeks[0]}`],
  [1, 8, `January 8, 1961. ${harborLog.weeks[1]}`],
  [11, 27, `November 27, 1961. ${harborLog.weeks[47]}`],
  [12, 21, `December 21, 1961. ${harborLog.days['12-21']}`],
  [12, 30, `December 30, 1961. ${harborLog.weeks[51]}`],
])('on %d/%d the log says what it says', (month, date, entry) => expect(on(month, date)).toBe(entry));

test('a leap day is the day after it', () => expect(on(2, 29)).toContain(harborLog.weeks[8]));

test('there is an entry for each week, and each is said once', () => {
  const all = [...harborLog.weeks, ...Object.values(harborLog.days)];
  expect(harborLog.weeks).toHaveLength(52);
  expect(new Set(all).size).toBe(all.length);
});
