/** @jest-environment node */
import { dayOf, fallSemester } from '@3eu/university/facts';
import { footer } from '../../content/footer';
import { harborLog } from '../../content/harbor-log';
import { lectures } from '../../content/lectures';
import { entryOf, lectureOf } from './entry-of';

const at = (month: number, date: number) => entryOf(footer.log, new Date(2026, month - 1, date));

test('an entry stands from its day until the day of the next, in any year', () => {
  expect(at(11, 27).day).toBe('1961-11-27');
  expect(at(12, 1).day).toBe('1961-11-27');
  expect(at(12, 2).day).toBe('1961-12-02');
  expect(at(12, 31).day).toBe('1961-12-31');
  expect(at(1, 3)).toBe(footer.log);
  expect(at(1, 3).date).toBe(dayOf(footer.log.day).long);
});

test('the days of the log go on from one to the next, and no gap is longer than nine days', () => {
  const days = [footer.log, ...harborLog].map(({ day }) => Date.parse(day) / 86_400_000);
  const gaps = days.slice(1).map((day, index) => day - days[index]!);
  for (const gap of gaps) expect(gap).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(9);
});

test('a lecture is tonight’s on its day, and the next one from the day after the last', () => {
  const on = (month: number, date: number) => lectureOf(new Date(2026, month - 1, date));
  expect(on(11, 6)).toMatchObject({
    label: expect.stringMatching('Tonight'),
    day: '11-06',
    text: lectures.find(({ day }) => day.iso === '11-06')!.text,
  });
  expect(on(11, 7)).toMatchObject({ label: expect.stringMatching('next'), day: '11-13' });
  expect(on(12, 31)).toMatchObject({ label: expect.stringMatching('next'), day: lectures[0].day.iso });
});

test('the lectures stand in the order of their days, each in a semester', () => {
  const days = lectures.map(({ day }) => day.iso);
  expect(days).toEqual([...days].sort());
  const first = fallSemester.begins.iso.slice(5);
  const last = fallSemester.ends.iso.slice(5);
  for (const day of days.filter((each) => each > '06')) expect(day > first && day < last).toBe(true);
});
