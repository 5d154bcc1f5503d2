/** @jest-environment node */
import { comingOf } from './use-coming';

const days = ['11-01', '01-15', '2025-05-01'];

test.each([
  [new Date(2026, 9, 31), '11-01', 2026],
  [new Date(2026, 10, 1, 23, 59), '11-01', 2026],
  [new Date(2026, 10, 2), '01-15', 2027],
  [new Date(2027, 0, 15), '01-15', 2027],
  [new Date(2027, 0, 16), '2025-05-01', 2027],
  [new Date(2027, 4, 2), '11-01', 2027],
])('after %s comes %s, of %d, whatever year the page has it in', (today, day, year) =>
  expect(comingOf(days, today)).toEqual({ day, year }),
);

test('of no days none comes', () => expect(comingOf([], new Date())).toBeUndefined());
