import { useHydrated } from '@3eu/platform/page';

/** A day without its year, as `11-01`. */
export const dayOfYear = (date: Date): string =>
  [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/**
 * Which of some days that come back every year is the next one, today's included, and of which year it then is.
 * @param days As `11-01`, or as `2025-11-01`: their year does not count.
 */
export function comingOf(days: readonly string[], today: Date): { day: string; year: number } | undefined {
  const date = dayOfYear(today);
  const sorted = [...days].sort((a, b) => a.slice(-5).localeCompare(b.slice(-5)));
  const later = sorted.find((day) => day.slice(-5) >= date);
  const day = later ?? sorted[0];
  return day === undefined ? undefined : { day, year: today.getFullYear() + (later === undefined ? 1 : 0) };
}

/** The same by the visitor's calendar, which no document knows. */
export function useComing(days: readonly string[]): { day: string; year: number } | undefined {
  return useHydrated() ? comingOf(days, new Date()) : undefined;
}
