import { tours } from '../../content/tours';
import type { Tour } from '../../content/types';

/** An empty form. The number of visitors is not part of it: that select is bound to nothing (specification, section 3). */
export const emptyVisit = { name: '', email: '', phone: '', year: '', interests: '', tour: '', time: '', date: '' };

/** What the form holds. */
export type VisitRequest = typeof emptyVisit;

/** The times that a tour offers; none while no tour is chosen. */
export function timesOf(tour: string): readonly string[] {
  return (tours as readonly Tour[]).find(({ id }) => id === tour)?.times ?? [];
}

/** A day as a date field writes it, by the visitor's calendar. */
export const isoDayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Why there is no tour on a day: it is over, or a Sunday. */
export function refusalOf(date: string, today: Date): 'past' | 'sunday' | undefined {
  if (date === '') return undefined;
  if (date < isoDayOf(today)) return 'past';
  return new Date(`${date}T12:00`).getDay() === 0 ? 'sunday' : undefined;
}

/** The request after a change. A time that the new tour does not offer is let go; one that it offers is kept. */
export function changed(request: VisitRequest, change: Partial<VisitRequest>): VisitRequest {
  const next = { ...request, ...change };
  return timesOf(next.tour).includes(next.time) ? next : { ...next, time: '' };
}
