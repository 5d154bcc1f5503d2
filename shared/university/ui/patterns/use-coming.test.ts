/** @jest-environment node */
import { comingOf } from './use-coming';

const days = ['11-01', '01-15', '2025-05-01'];

test.each([
  [new Date(2026, 9, 31), '11-01'],
  [new Date(2026, 10, 1, 23, 59), '11-01'],
  [new Date(2026, 10, 2), '01-15'],
  [new Date(2027, 0, 15), '01-15'],
  [new Date(2027, 0, 16), '2025-05-01'],
  [new Date(2027, 4, 2), '11-01'],
])('after %s comes %s', (today, coming) => expect(comingOf(days, today)).toBe(coming));

test('of no days none comes', () => expect(comingOf([], new Date())).toBeUndefined());
