import { shortTimeOf } from './clock';

/**
 * Education City time. Invented like its city: no place keeps it, so that nobody takes a deadline of ours for one of
 * theirs. It is the same all year.
 */
export const timeZone = { name: 'Education City time', offset: 'UTC−5:30', hours: -5.5 } as const;

/**
 * An hour of ours in another time zone, as `7:30 PM`, and `the next day` where it is.
 * @param hour From 0 to 24, in Education City time.
 * @param offset The other zone's difference from UTC, in hours.
 */
export function hourIn(hour: number, offset: number): string {
  const there = hour - timeZone.hours + offset;
  const clock = shortTimeOf(Math.round(there * 60));
  return there >= 24 ? `${clock} the next day` : clock;
}
