import { campus } from '@3eu/university/facts';
import type { CampusPlace, Way } from '../../../content/types';
import { tourWays } from '../../../content/tour-ways';
import type { TourId } from '../../../content/tours';
import { places, stopsOf } from '../stops';

/** The way to a stop from the one before it; to the first there is none. */
export type Leg = { place: CampusPlace; way: Way; minutes: number };

/** How long a way is, in hundredths of the map's width. The map is four by three. */
export const lengthOf = (way: Way): number =>
  way.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - way[index]![0], (y - way[index]![1]) * 0.75), 0);

const placeOf = (stop: CampusPlace['id']) => places.find(({ id }) => id === stop)!;

/** Where on a tour's way a place is first come to, counted in points: the way leads through the foot of its pin. */
const along = (tour: TourId, { at }: CampusPlace) => tourWays[tour].findIndex((point) => point.join() === at.join());

const between = (tour: TourId, from: CampusPlace, to: CampusPlace): Way =>
  tourWays[tour].slice(along(tour, from), along(tour, to) + 1);

/** From one end of the campus to the other; the site says how long that takes. */
export const endToEnd = between('student-life', placeOf('teal-tower'), placeOf('boathouse'));

const minutesOf = (way: Way) => Math.round((lengthOf(way) / lengthOf(endToEnd)) * campus.onFoot.endToEnd);

/** The stops of a tour, with the way to each and what it takes on foot. */
export function legsOf(tour: TourId): readonly Leg[] {
  return stopsOf(tour)
    .map(placeOf)
    .map((place, index, stops) => {
      const way = index > 0 ? between(tour, stops[index - 1]!, place) : [];
      return { place, way, minutes: minutesOf(way) };
    });
}
