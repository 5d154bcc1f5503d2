import { dayOf } from '@3eu/university/facts';
import { comingOf, dayOfYear } from '@3eu/university/ui/patterns';
import { harborLog } from '../../content/harbor-log';
import { lectureHall, lectures } from '../../content/lectures';

/** What is told of a day: what the harbor master wrote, `1961-11-27`, or which lecture there is. */
export type LogEntry = { label: string; day?: string; date: string; text: string };

/**
 * The entry that stands today: the last one of a day of the year that has come.
 * @param first The year's first, of its first day.
 */
export function entryOf(first: LogEntry, today: Date): LogEntry {
  const date = dayOfYear(today);
  const entry = harborLog.findLast(({ day }) => day.slice(5) <= date);
  return entry ? { ...first, ...entry, date: dayOf(entry.day).long } : first;
}

/** Tonight's lecture, or the next one. */
export function lectureOf(today: Date): LogEntry {
  const { day, year } = comingOf(
    lectures.map((lecture) => lecture.day.iso),
    today,
  )!;
  const { day: shown, text } = lectures.find((lecture) => lecture.day.iso === day)!;
  const isTonight = today.getFullYear() === year && day === dayOfYear(today);
  return {
    label: isTonight ? 'Tonight’s lecture' : 'The next lecture',
    day,
    date: `${shown.long}, ${lectureHall}`,
    text,
  };
}
