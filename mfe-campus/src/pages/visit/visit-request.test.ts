/** @jest-environment node */
import { changed, emptyVisit, timesOf } from './visit-request';

test('a tour offers its own times; no tour or an unknown one offers none', () => {
  expect(timesOf('academic')).toEqual(['10:00 AM', '2:00 PM']);
  for (const id of ['', 'moonlight', 'constructor', '__proto__']) expect(timesOf(id)).toEqual([]);
});

test('changing the tour keeps the time if the new tour offers it, and clears it otherwise', () => {
  const general = changed(changed(emptyVisit, { tour: 'general' }), { time: '11:00 AM' });
  expect(changed(general, { tour: 'student-life' }).time).toBe('11:00 AM');
  expect(changed(general, { tour: 'academic' }).time).toBe('');
  expect(changed(general, { tour: '' }).time).toBe('');
});

test('a change leaves everything else as it was', () => {
  const before = { ...emptyVisit, name: 'Ada', interests: 'tides' };
  expect(changed(before, { email: 'ada@example.org' })).toEqual({ ...before, email: 'ada@example.org' });
});
