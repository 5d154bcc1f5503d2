/** @jest-environment node */
import { parking, tourHours } from '@3eu/shared/site';
import { campusPlaces } from './campus-places';
import { tours, visit } from './visit';

test('hours and parking are those of the site', () => {
  for (const hours of [visit.contact.tours.value, visit.board.note]) expect(hours).toContain(tourHours.long);
  const [center, weekdays, weekends] = visit.parking.places.map(({ place, price }) => `${place}: ${price}`);
  expect(center).toContain(`${parking.freeHours} hours`);
  for (const part of [parking.lotNames, `${parking.perDay} a day`]) expect(weekdays).toContain(part);
  expect(weekends).toMatch(/student lots.*weekends and holidays.*free/i);
});

test('every place is on the map once, and every tour passes at least one', () => {
  const feet = campusPlaces.map(({ at }) => at.join());
  expect(new Set(feet).size).toBe(campusPlaces.length);
  for (const { id } of tours)
    expect(campusPlaces.some((place) => (place.tours as readonly string[]).includes(id))).toBe(true);
});
