/** Names of the months, in their order. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Name of a month, as in `day.month`. */
export type Month = (typeof months)[number];

/** One calendar day in every form the pages write it. American order; no time zone is involved. */
export type Day = {
  /** `2025-02-01`, for the `dateTime` of a `<time>`. */
  readonly iso: string;
  /** `Feb 1` */
  readonly short: string;
  /** `Feb 1, 2025` */
  readonly medium: string;
  /** `February 1, 2025` */
  readonly long: string;
};

/** A span of days inside one month, written as the specification writes it: `Aug 20-22, 2025`. */
export type Days = {
  readonly from: Day;
  readonly to: Day;
  readonly short: string;
  readonly medium: string;
  readonly long: string;
};

const pad = (n: number) => String(n).padStart(2, '0');

/**
 * Makes a day. Written out by hand and not by `Intl`, so that Node and every browser write the same letters. A day that
 * the calendar does not have, as February 30, is found by `npm run check`, by file and field.
 */
export function day(month: Month, date: number, year: number): Day {
  const short = `${month.slice(0, 3)} ${date}`;
  return {
    iso: `${year}-${pad(months.indexOf(month) + 1)}-${pad(date)}`,
    short,
    medium: `${short}, ${year}`,
    long: `${month} ${date}, ${year}`,
  };
}

/**
 * The day of an instant as a service writes it (ISO 8601), in UTC.
 * @throws RangeError for a text that is no instant.
 */
export function dayOf(instant: string): Day {
  const date = new Date(instant);
  const month = months[date.getUTCMonth()];
  if (!month) throw new RangeError(`"${instant}" is no instant.`);
  return day(month, date.getUTCDate(), date.getUTCFullYear());
}

/** Makes a span of days inside one month. */
export function days(month: Month, first: number, last: number, year: number): Days {
  const short = `${month.slice(0, 3)} ${first}-${last}`;
  return {
    from: day(month, first, year),
    to: day(month, last, year),
    short,
    medium: `${short}, ${year}`,
    long: `${month} ${first}-${last}, ${year}`,
  };
}
