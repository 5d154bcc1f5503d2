const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `January 6, 2025` of an instant as the service writes it. */
export function longDate(instant: string): string {
  return format.format(new Date(instant));
}
