import { campusPlaces, tourRoutes, type CampusPlace } from '../../content/campus-places';
import { tours, type TourId } from '../../content/tours';

export const places: readonly CampusPlace[] = campusPlaces;

/** Whether a text, as the form or the address has it, names a tour. */
export const isTour = (text: string): text is TourId => tours.some(({ id }) => id === text);

const along = (tour: TourId, { at }: CampusPlace) => tourRoutes[tour].findIndex((point) => point.join() === at.join());

/** Whether the tour with this name goes to the place: its way leads through the foot of the pin. */
export const isStop = (place: CampusPlace, tour: string) => isTour(tour) && along(tour, place) >= 0;

/** The numbers on the map of the places that a tour goes to, in the order in which one comes to them. */
export const stopsOf = (tour: TourId): readonly number[] =>
  places
    .map((place, index) => ({ number: index + 1, comesAt: along(tour, place) }))
    .filter(({ comesAt }) => comesAt >= 0)
    .sort((a, b) => a.comesAt - b.comesAt)
    .map(({ number }) => number);
