import { campus } from '@3eu/university/facts';

/** A time of the day, as a clock with hands shows it: hours from 0 to 23. */
export type TowerTime = { hours: number; minutes: number };

/** What the tower shows at a moment, in the visitor's time. */
export function towerTime(now: Date): TowerTime {
  // Reckoned on the dial: a few minutes after the last moment that a Date can be, there is none.
  const fast = now.getHours() * 60 + now.getMinutes() + campus.clockTower.minutesFast;
  return { hours: Math.floor(fast / 60) % 24, minutes: fast % 60 };
}

/** As it is read off the tower, which does not tell morning from evening. */
export function written({ hours, minutes }: TowerTime): string {
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
}

/** The hands' angles in degrees, clockwise from twelve. */
export function handsOf({ hours, minutes }: TowerTime): { hour: number; minute: number } {
  return { hour: ((hours % 12) + minutes / 60) * 30, minute: minutes * 6 };
}

/** The place of the picture of an hour, of those that begin at given hours; before the first one, the last one's night goes on. */
export function pictureAt({ hours }: TowerTime, beginnings: readonly number[]): number {
  const found = beginnings.findLastIndex((from) => from <= hours);
  return found < 0 ? beginnings.length - 1 : found;
}
