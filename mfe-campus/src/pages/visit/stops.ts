import { campusPlaces, type CampusPlace } from '../../content/campus-places';
import { tours, type TourId } from '../../content/tours';

export const places: readonly CampusPlace[] = campusPlaces;

/** Whether a text, as the form or the address has it, names a tour. */
export const isTour = (text: string): text is TourId => tours.some(({ id }) => id === text);

/** Whether the tour with this name goes to the place. */
export const isStop = (place: CampusPlace, tour: string) => isTour(tour) && place.tours.includes(tour);

/** The numbers on the map of the places that a tour goes to. */
export const stopsOf = (tour: TourId): readonly number[] =>
  places.flatMap((place, index) => (isStop(place, tour) ? [index + 1] : []));
