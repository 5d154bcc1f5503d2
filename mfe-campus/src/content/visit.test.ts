/** @jest-environment node */
import { parking, tourHours } from '@3eu/shared/site';
import { campusPlaces, tourRoutes } from './campus-places';
import { tours } from './tours';
import { visit } from './visit';

test('hours and parking are those of the site', () => {
  expect(visit.contact.tours.value).toContain(tourHours.long);
  const [center, weekdays, weekends] = visit.parking.places.map(({ place, price }) => `${place}: ${price}`);
  expect(center).toContain(`${parking.freeHours} hours`);
  for (const part of [parking.lotNames, `${parking.perDay} a day`]) expect(weekdays).toContain(part);
  expect(weekends).toMatch(/student lots.*weekends and holidays.*free/i);
});

test('every place is on the map once', () => {
  const feet = campusPlaces.map(({ at }) => at.join());
  expect(new Set(feet).size).toBe(campusPlaces.length);
});

test.each(tours.map(({ id }) => id))(
  'the way of the %s tour goes from the visitor center past its stops to the fountain',
  (tour) => {
    const way = tourRoutes[tour].map((point) => point.join());
    const feetOf = (places: readonly { at: readonly number[] }[]) => places.map(({ at }) => at.join());
    const named = (name: string) => feetOf(campusPlaces.filter(({ id }) => id === name))[0];
    expect(way[0]).toBe(named('visitor-center'));
    expect(way.at(-1)).toBe(named('fountain'));
    const passed = campusPlaces.filter((place) => way.includes(place.at.join()));
    const stops = campusPlaces.filter((place) => (place.tours as readonly string[]).includes(tour));
    expect(feetOf(passed)).toEqual(feetOf(stops));
  },
);
