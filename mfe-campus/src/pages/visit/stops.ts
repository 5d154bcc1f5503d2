import { campusPlaces, type CampusPlace } from '../../content/campus-places';
import type { TourId } from '../../content/visit';

/** The numbers on the map of the places that a tour goes to. */
export function stopsOf(tour: TourId): readonly number[] {
  return (campusPlaces as readonly CampusPlace[]).flatMap(({ tours }, index) =>
    tours.includes(tour) ? [index + 1] : [],
  );
}
