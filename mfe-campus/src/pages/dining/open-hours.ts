import { minutesOf } from '@3eu/university/facts';

/** From `Monday to Friday, 7 AM to 9 PM` the hours since midnight, `[7, 21]`; past midnight they go on, as 25. */
export function openHours(line: string): readonly [from: number, to: number] {
  const [from, to] = (line.match(/\d+ [AP]M/g) ?? []).map((time) => minutesOf(time) / 60);
  if (from === undefined || to === undefined) throw new Error(`“${line}” names no two hours, as “7 AM to 9 PM” does`);
  return [from, to > from ? to : to + 24];
}
