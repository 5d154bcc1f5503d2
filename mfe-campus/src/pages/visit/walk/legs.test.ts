/** @jest-environment node */
import { campus, figures } from '@3eu/university/facts';
import { tourWays } from '../../../content/tour-ways';
import { tours, type TourId } from '../../../content/tours';
import { endToEnd, legsOf, lengthOf } from './legs';

test.each(tours)('the legs of the tour "$id" are its whole way, from one of its stops to the next', ({ id, stops }) => {
  const legs = legsOf(id);
  expect(legs.map(({ place }) => place.id)).toEqual(stops);
  expect(legs[0]!.way).toEqual([]);
  for (const { place, way } of legs.slice(1)) expect(way.at(-1)).toEqual(place.at);
  const whole = legs.slice(1).flatMap(({ way }, index) => (index > 0 ? way.slice(1) : way));
  expect(whole).toEqual(tourWays[id]);
});

test.each(tours)('the tour "$id" spends at most half of its $duration on foot', ({ id, duration }) => {
  const [count, unit] = duration.split(' ');
  const onFoot = legsOf(id).reduce((sum, { minutes }) => sum + minutes, 0);
  expect(onFoot).toBeLessThanOrEqual((Number(count) * (unit === 'hours' ? 60 : 1)) / 2);
  for (const { minutes } of legsOf(id).slice(1)) expect(minutes).toBeGreaterThanOrEqual(2);
});

test('the minutes are those of the site: from one end to the other at the pace of somebody who looks around', () => {
  const acres = Number(figures.acres.replace(',', ''));
  // The map shows the whole campus, and is four by three.
  const widthInKm = Math.sqrt((acres * 0.00404686) / 0.75);
  const kmPerHour = ((lengthOf(endToEnd) / 100) * widthInKm) / (campus.onFoot.endToEnd / 60);
  expect(kmPerHour).toBeGreaterThan(4);
  expect(kmPerHour).toBeLessThan(5.5);
});

test('what the site says of single ways is what the map says', () => {
  const minutes = (tour: TourId, to: string) => legsOf(tour).find(({ place }) => place.id === to)!.minutes;
  expect(minutes('general', 'fountain')).toBe(campus.onFoot.quadToTower);
  expect(minutes('student-life', 'fountain')).toBe(campus.onFoot.quayToQuad);
  expect(minutes('student-life', 'stadium')).toBe(campus.onFoot.towerToStadium);
});
