/** @jest-environment node */
import { day } from '@3eu/university/facts';
import { nextRound } from './use-next-round';

const november = day('November', 1, 2024);

test.each([
  ['before its last day', new Date(2024, 9, 31), undefined],
  ['on its last day', new Date(2024, 10, 1, 23, 59), undefined],
  ['the day after', new Date(2024, 10, 2), 'Nov 1, 2025'],
  ['on the last day of a later year', new Date(2026, 10, 1, 12), 'Nov 1, 2026'],
  ['at the end of a later year', new Date(2026, 11, 31), 'Nov 1, 2027'],
])('a round is closed, and the next one named, by the visitor’s day: %s', (_, today, next) => {
  expect(nextRound(november, today)).toBe(next);
});
