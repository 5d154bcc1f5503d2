/** From `Monday to Friday, 7 AM to 9 PM` the hours since midnight, `[7, 21]`; past midnight they go on, as 25. */
export function openHours(line: string): readonly [from: number, to: number] {
  const [from, to] = [...line.matchAll(/(\d+) ([AP])M/g)].map(
    ([, hour, half]) => (Number(hour) % 12) + (half === 'P' ? 12 : 0),
  );
  if (from === undefined || to === undefined) throw new Error(`“${line}” names no two hours, as “7 AM to 9 PM” does`);
  return [from, to > from ? to : to + 24];
}
