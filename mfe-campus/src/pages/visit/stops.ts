import { campusPlaces } from '../../content/campus-places';
import type { CampusPlace } from '../../content/types';
import { tours, type TourId } from '../../content/tours';
import type { Tour } from '../../content/types';

export const places: readonly CampusPlace[] = campusPlaces;

const tourOf = (text: string): Tour | undefined => tours.find(({ id }) => id === text);

/** Whether a text, as the form or the address has it, names a tour. */
export const isTour = (text: string): text is TourId => tourOf(text) !== undefined;

/** The ids of the places that a tour goes to, in their order; none where a text names no tour. */
export const stopsOf = (tour: string): Tour['stops'] => tourOf(tour)?.stops ?? [];

/** The numbers on the map of the places that a tour goes to. */
export const numbersOf = (tour: TourId): readonly number[] =>
  stopsOf(tour).map((stop) => places.findIndex(({ id }) => id === stop) + 1);

/** The tour that is walked: the chosen one, or else the first. */
export const walkedOf = (chosen: string): TourId => (isTour(chosen) ? chosen : tours[0].id);

/** Which stop of a tour the fragment of an address names, from 0; less than 0 for none. */
export const stopAt = (tour: TourId, fragment: string): number =>
  stopsOf(tour).findIndex((stop) => `#${stop}` === fragment);
