import { dayOf } from '@3eu/university/facts';
import { harborLog } from '../../content/harbor-log';

/** What the harbor master wrote on a day, as in `1961-11-27`, and the day in words. */
export type LogEntry = { day: string; date: string; text: string };

/**
 * The entry that stands today: the last one of a day of the year that has come.
 * @param first The year's first, of its first day.
 */
export function entryOf(first: LogEntry, today: Date): LogEntry {
  const date = `${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`;
  const entry = harborLog.findLast(({ day }) => day.slice(5) <= date);
  return entry ? { ...entry, date: dayOf(entry.day).long } : first;
}
