import { campusPlaces } from '../../../content/campus-places';
import { tours, type TourId } from '../../../content/tours';
import { numbersOf } from '../stops';

/** From `1:30 PM` the minutes since midnight. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(/\D/).map(Number);
  return ((hour % 12) + (time.endsWith('PM') ? 12 : 0)) * 60 + minute;
}

const timeOf = (minutes: number) =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${minutes < 12 * 60 ? 'AM' : 'PM'}`;

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
