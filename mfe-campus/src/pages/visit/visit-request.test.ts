/** @jest-environment node */
import { tours } from '../../content/tours';
import { changed, emptyVisit, timesOf } from './visit-request';

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
