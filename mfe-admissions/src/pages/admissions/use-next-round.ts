import { useHydrated } from '@3eu/platform/page';
import type { Day } from '@3eu/university/facts';

/** The first day on or after today that is the same date as a day that has gone; undefined while that is to come. */
export function nextRound({ iso, short }: Day, today: Date): string | undefined {
  const [year, month, date] = iso.split('-').map(Number) as [number, number, number];
  const endOf = (inYear: number) => new Date(inYear, month - 1, date + 1);
  if (today < endOf(year)) return undefined;
  const next = today.getFullYear() + (today < endOf(today.getFullYear()) ? 0 : 1);
  return `${short}, ${next}`;
}

/** The same by the visitor's calendar, which no document knows. */
export function useNextRound(day: Day): string | undefined {
  return useHydrated() ? nextRound(day, new Date()) : undefined;
}
