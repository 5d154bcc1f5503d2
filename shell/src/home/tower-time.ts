/** Hours from 0 to 23, and minutes. */
export type Time = { hour: number; minutes: number };

/** How fast the tower clock is, in minutes. */
const fast = 4;

/** What the tower shows at a moment. */
export function towerTime(now: Date): Time {
  const ahead = new Date(now.getTime() + fast * 60_000);
  return { hour: ahead.getHours(), minutes: ahead.getMinutes() };
}

/** A time as people here write it: `9:44`. */
export const timeText = ({ hour, minutes }: Time): string => `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}`;

/** Which of some pictures, each from its hour on, is that of a time: before the first, the last one of the day before. */
export function pictureAt(hours: readonly number[], { hour }: Time): number {
  const place = hours.findLastIndex((from) => from <= hour);
  return place < 0 ? hours.length - 1 : place;
}
