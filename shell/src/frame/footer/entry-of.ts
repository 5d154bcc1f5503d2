/** What the harbor master wrote on a day, as in `1961-11-27`. */
export type LogEntry = { day: string; text: string };

/**
 * The entry that stands today: the last one of a day of the year that has come.
 * @param entries Each of a later day than the one before.
 * @param first The year's first, of its first day.
 */
export function entryOf(entries: readonly LogEntry[], first: LogEntry, today: Date): LogEntry {
  const date = `${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`;
  return entries.findLast(({ day }) => day.slice(5) <= date) ?? first;
}
