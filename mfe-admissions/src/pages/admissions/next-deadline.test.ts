import { nextDeadline } from './next-deadline';

const deadlines = ['2024-11-01', '2024-11-15', '2025-01-15'] as const;

test.each([
  ['Oct 31', new Date(2026, 9, 31), '2024-11-01'],
  ['the last day itself', new Date(2026, 10, 1, 23, 59), '2024-11-01'],
  ['the day after', new Date(2026, 10, 2), '2024-11-15'],
  ['late November', new Date(2026, 10, 16), '2025-01-15'],
  ['New Year’s Day', new Date(2027, 0, 1), '2025-01-15'],
  ['spring, when the next round is in the fall', new Date(2027, 3, 1), '2024-11-01'],
  ['a leap day', new Date(2028, 1, 29), '2024-11-01'],
])('%s: %s', (_when, today, expected) => expect(nextDeadline(deadlines, today)).toBe(expected));
