/** @jest-environment node */
import { parking, tourHours } from '@3eu/shared/site';
import { campusPlaces } from './campus-places';
import { tours, visit, visitOptions } from './visit';

test('the tours are those of the specification, section 3', () => {
  expect(tours.map(({ id, name, duration, times }) => [id, name, duration, times])).toEqual([
    ['general', 'General Campus Tour', '90 minutes', ['9:00 AM', '11:00 AM', '1:00 PM', '3:00 PM']],
    ['academic', 'Academic Focus Tour', '2 hours', ['10:00 AM', '2:00 PM']],
    ['student-life', 'Student Life Tour', '2 hours', ['11:00 AM', '1:00 PM']],
  ]);
});

test('the options are those of section 5', () => {
  expect(visitOptions.graduationYear.map(({ value }) => value)).toEqual([
    '2025',
    '2026',
    '2027',
    '2028',
    'transfer',
    'graduate',
  ]);
  expect(visitOptions.visitors.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5+']);
});

test('hours and parking are those of section 9', () => {
  for (const hours of [visit.contact.tours.value, visit.board.note]) expect(hours).toContain(tourHours.long);
  const [center, weekdays, weekends] = visit.parking.places.map(({ place, price }) => `${place}: ${price}`);
  expect(center).toContain(`${parking.freeHours} hours`);
  for (const part of [parking.lotNames, `${parking.perDay} a day`]) expect(weekdays).toContain(part);
  expect(weekends).toMatch(/student lots.*weekends and holidays.*free/i);
});

test('highlights and directions are those of section 2', () => {
  expect(visit.highlights.items.map(({ title }) => title)).toEqual([
    'Academic buildings',
    'Residence halls',
    'Recreation center',
  ]);
  expect(visit.directions.routes.map(({ title }) => title)).toEqual([
    'From the north',
    'From the airport',
    'By public transport',
  ]);
});

test('every place is on the map once, and every tour passes at least one', () => {
  const feet = campusPlaces.map(({ at }) => at.join());
  expect(new Set(feet).size).toBe(campusPlaces.length);
  expect(new Set(campusPlaces.map(({ id }) => id)).size).toBe(campusPlaces.length);
  for (const { at } of campusPlaces) for (const percent of at) expect(percent > 0 && percent < 100).toBe(true);
  for (const { id } of tours)
    expect(campusPlaces.some((place) => (place.tours as readonly string[]).includes(id))).toBe(true);
});
