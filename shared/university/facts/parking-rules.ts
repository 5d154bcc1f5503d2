import { inDollars } from './dollars';
import { parking } from './parking';

const { lotNames, perDay, permit } = parking;

/** The whole rule of the student lots, as those need it who come by car. Specification, section 9. */
export const parkingRules = {
  visitors: `Student lots ${lotNames} cost visitors ${inDollars(perDay)} a day on weekdays and nothing on weekends and holidays.`,
  students: `Students park in lots ${lotNames} with a permit for ${inDollars(permit)} a year, first-years too; on weekends and holidays nobody needs one.`,
} as const;
