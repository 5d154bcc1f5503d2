import { address } from './contact';
import { hourIn, timeZone } from './time-zone';
import { insurance, yearCost } from './year-cost';

/** Applicants from other countries. The specification asks for TOEFL or IELTS alone; everything here is ours. */
export const international = {
  insurance,
  /** What a bank has to confirm for the visa: a year of everything. */
  funds: yearCost.total + insurance,
} as const;

/** Cities without daylight saving, from which many apply, by their difference from UTC in hours. */
const cities = [
  ['São Paulo', -3],
  ['Lagos', 1],
  ['Dubai', 4],
  ['Delhi', 5.5],
  ['Beijing', 8],
] as const;

/** The clocks of our city and theirs when somebody begins to answer the phone here; also in hours since their midnight. */
export const openingClocks = [[address.city, timeZone.hours] as const, ...cities].map(([city, offset]) => ({
  city,
  opens: hourIn(8, offset),
  opensAfter: 8 - timeZone.hours + offset,
}));

/** What our hours are elsewhere: when a deadline closes, and when the phone is answered. */
export const hoursAbroad = cities.map(([city, offset]) => ({
  city,
  midnight: hourIn(24, offset),
  opens: hourIn(8, offset),
  closes: hourIn(17, offset),
}));
