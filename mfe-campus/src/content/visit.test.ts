/** @jest-environment node */
import { parking, tourHours, inDollars } from '@3eu/university/facts';
import { campusPlaces } from './campus-places';
import { tours } from './tours';
import { visit } from './visit';

test('hours and parking are those of the site', () => {
  expect(visit.contact.facts[0].value).toContain(tourHours.long);
  const [center, weekdays, weekends] = visit.parking.places.map(({ place, price }) => `${place}: ${price}`);
  expect(center).toContain(`${parking.freeHours} hours`);
  for (const part of [parking.lotNames, `${inDollars(parking.perDay)} a day`]) expect(weekdays).toContain(part);
  expect(weekends).toMatch(/student lots.*weekends and holidays.*free/i);
});

test('every place is on the map once', () => {
  const feet = campusPlaces.map(({ at }) => at.join());
  expect(new Set(feet).size).toBe(campusPlaces.length);
});

test.each(tours)('the tour "$id" goes from the visitor center to the fountain', ({ stops }) => {
  // Each stop has a scene to walk into.
  for (const stop of stops) expect(campusPlaces.find(({ id }) => id === stop)).toHaveProperty('picture');
  expect([stops[0], stops.at(-1)]).toEqual(['visitor-center', 'fountain']);
});
