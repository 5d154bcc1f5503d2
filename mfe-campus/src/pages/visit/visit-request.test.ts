/** @jest-environment node */
import { tours } from '../../content/tours';
import { changed, emptyVisit, isoDayOf, refusalOf, timesOf } from './visit-request';

test('a tour offers its own times; no tour or an unknown one offers none', () => {
  for (const { id, times } of tours) expect(timesOf(id)).toEqual(times);
  for (const id of ['', 'moonlight', 'constructor', '__proto__']) expect(timesOf(id)).toEqual([]);
});

test('changing the tour keeps the time if the new tour offers it, and clears it otherwise', () => {
  for (const from of tours)
    for (const time of from.times) {
      const chosen = changed(changed(emptyVisit, { tour: from.id }), { time });
      for (const { id, times } of tours)
        expect(changed(chosen, { tour: id }).time).toBe((times as readonly string[]).includes(time) ? time : '');
      expect(changed(chosen, { tour: '' }).time).toBe('');
    }
});

test('a change leaves everything else as it was', () => {
  const before = { ...emptyVisit, name: 'Ada', interests: 'tides' };
  expect(changed(before, { email: 'ada@example.org' })).toEqual({ ...before, email: 'ada@example.org' });
});

test.each([
  ['', undefined],
  ['2025-04-11', undefined],
  ['2025-04-12', undefined],
  ['2025-04-10', 'past'],
  ['2024-12-31', 'past'],
  ['2025-04-13', 'sunday'],
])('on Friday, April 11, 2025, a tour on %s is refused as %s', (date, expected) =>
  expect(refusalOf(date, new Date(2025, 3, 11, 23, 59))).toBe(expected),
);

test('a day is the one of the visitor’s own calendar', () =>
  expect(isoDayOf(new Date(2025, 0, 6, 0, 1))).toBe('2025-01-06'));
