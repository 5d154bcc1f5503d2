import type { Tour } from '../../content/visit';

/** One time of day and the tours that leave at it. */
export type Departure = { time: string; tours: readonly string[] };

/** `1:00 PM` to minutes after midnight. */
export function minutesOf(time: string): number {
  const [, hour, minute, half] = /^(\d+):(\d\d) ([AP])M$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute);
}

/** The day's departures, earliest first, with the short names of the tours that leave. */
export function departuresOf(tours: readonly Tour[]): Departure[] {
  const times = [...new Set(tours.flatMap((tour) => tour.times))].sort((a, b) => minutesOf(a) - minutesOf(b));
  return times.map((time) => ({
    time,
    tours: tours.filter((tour) => tour.times.includes(time)).map(({ shortName }) => shortName),
  }));
}
