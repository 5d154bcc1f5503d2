import { useSyncExternalStore } from 'react';

/** `2024-11-01` to `11-01`: the deadlines come again every year. */
const inYear = (iso: string): string => iso.slice(5);

/** The deadline that comes next: the first on this day or later in the year, else the first of the coming year. */
export function nextDeadline<Iso extends string>(deadlines: readonly Iso[], today: Date): Iso | undefined {
  const now = `${today.getMonth() + 1}`.padStart(2, '0') + '-' + `${today.getDate()}`.padStart(2, '0');
  const sorted = [...deadlines].sort((a, b) => inYear(a).localeCompare(inYear(b)));
  return sorted.find((iso) => inYear(iso) >= now) ?? sorted[0];
}

const never = () => () => {};

/** The next deadline by the visitor's calendar; null while prerendering and hydrating, when nobody's day is known. */
export function useNextDeadline<Iso extends string>(deadlines: readonly Iso[]): Iso | null | undefined {
  return useSyncExternalStore(never, () => nextDeadline(deadlines, new Date()), () => null);
}
