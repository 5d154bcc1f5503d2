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

/**
 * A calendar day, or some days inside one month, in every form the pages write them. American order; no time zone is
 * involved.
 */
export type Day = {
  /** For the `dateTime` of a `<time>`: `2025-02-01`, or `02-01` of a day without a year. Of several days the first. */
  readonly iso: string;
  /** `Feb` */
  readonly month: string;
  /** `1`, or `20-22` */
  readonly dates: string;
  /** Only where the specification fixes it: every other day comes back each year. */
  readonly year: number | undefined;
  /** `Feb 1` */
  readonly short: string;
  /** `Feb 1, 2025` */
  readonly medium: string;
  /** `February 1, 2025` */
  readonly long: string;
};

/** A span of days inside one month, written as the specification writes it: `Aug 20-22, 2025`. */
export type Days = Day & { readonly from: Day; readonly to: Day };

const pad = (n: number) => String(n).padStart(2, '0');

/** So many days a month has; without a year, as many as it ever has. */
const lengthOf = (month: Month, year = 2024) => new Date(Date.UTC(year, months.indexOf(month) + 1, 0)).getUTCDate();

function written(month: Month, date: number, dates: string, year: number | undefined): Day {
  if (!Number.isInteger(date) || date < 1 || date > lengthOf(month, year))
    throw new RangeError(`${[month, date, year].filter(Boolean).join(' ')} is no day of the calendar.`);
  const [short, comma] = [month.slice(0, 3), year === undefined ? '' : `, ${year}`];
  return {
    iso: [year, pad(months.indexOf(month) + 1), pad(date)].filter(Boolean).join('-'),
    month: short,
    dates,
    year,
    short: `${short} ${dates}`,
    medium: `${short} ${dates}${comma}`,
    long: `${month} ${dates}${comma}`,
  };
}

/**
 * Makes a day. Written out by hand and not by `Intl`, so that Node and every browser write the same letters.
 * @throws RangeError for a day that the calendar does not have, as February 30: no page that says it can be released.
 */
export const day = (month: Month, date: number, year?: number): Day => written(month, date, String(date), year);

/** Makes a span of days inside one month. @throws RangeError for days that are none, or in no order. */
export function days(month: Month, first: number, last: number, year?: number): Days {
  if (first > last) throw new RangeError(`${month} ${first}-${last} is no span of days inside one month.`);
  const [from, to] = [day(month, first, year), day(month, last, year)];
  return { ...written(month, first, `${first}-${last}`, year), from, to };
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

/** How many months lie between September, when an academic year begins, and the month of a day. */
export const monthsIn = ({ iso }: Day): number => (Number(iso.slice(-5, -3)) + 3) % 12;

/** By what days are in the order of an academic year. */
export const placeInYear = (day: Day): number => 100 * monthsIn(day) + Number(day.iso.slice(-2));
