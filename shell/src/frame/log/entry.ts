import { months } from '@3eu/university/facts';

/** What a log holds: an entry for each week of a year, and those of days of their own, as `12-21`. */
type Log = { weeks: readonly string[]; days: Readonly<Record<string, string>> };

const day = 24 * 60 * 60 * 1000;

/** The entry of a day, as if it were one of 1961. */
export function entryOf({ weeks, days }: Log, today: Date): string {
  const [month, date] = [today.getMonth(), today.getDate()];
  const passed = Math.floor((Date.UTC(1961, month, date) - Date.UTC(1961, 0, 1)) / day);
  const own = days[[month + 1, date].map((part) => String(part).padStart(2, '0')).join('-')];
  return `${months[month]!} ${date}, 1961. ${own ?? weeks[Math.min(Math.floor(passed / 7), weeks.length - 1)]!}`;
}
