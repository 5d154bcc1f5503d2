/** From `1:30 PM` or `7 AM` the minutes since midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(/\D/).map(Number);
  return ((hour % 12) + (time.endsWith('PM') ? 12 : 0)) * 60 + minute;
}

/** `1:30 PM` of the minutes since midnight; those beyond a day are of the next one. */
export const timeOf = (minutes: number) =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${minutes % 1440 < 720 ? 'AM' : 'PM'}`;

/** The same without the minutes of a full hour: `1 PM`. */
export const shortTimeOf = (minutes: number) => timeOf(minutes).replace(':00', '');
