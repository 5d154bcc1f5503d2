import { minutesOf, timeOf } from '@3eu/university/facts';
import { campusPlaces } from '../../../content/campus-places';
import { tours, type TourId } from '../../../content/tours';
import { numbersOf } from '../stops';

/**
 * Where a tour is by when, at an even pace and in steps of five minutes: it begins and ends when it says.
 * @param time When it leaves; while none is chosen, the first time of the day.
 */
export function timetableOf(id: TourId, time: string) {
  const tour = tours.find((one) => one.id === id)!;
  const numbers = numbersOf(id);
  const long = parseInt(tour.duration) * (tour.duration.includes('hour') ? 60 : 1);
  const begins = minutesOf(time || tour.times[0]);
  return numbers.map((number, stop) => {
    const minutes = begins + Math.round((long * stop) / (numbers.length - 1) / 5) * 5;
    return { number, name: campusPlaces[number - 1]!.name, minutes, time: timeOf(minutes) };
  });
}
