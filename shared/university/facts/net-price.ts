import { academicYear } from './deadlines';
import { inDollars } from './dollars';
import { yearCost } from './year-cost';

/** What a first year cost after grants and scholarships, by the income ranges of the calculator. Figures of ours. */
export const netPrice = {
  rows: [
    { income: '$0 to $30,000', price: 31_200 },
    { income: '$30,000 to $48,000', price: 34_300 },
    { income: '$48,000 to $75,000', price: 39_800 },
    { income: '$75,000 to $110,000', price: 45_700 },
    { income: '$110,000+', price: 50_300 },
  ],
  method: `On average, for first-years of fall ${academicYear - 1} with federal aid: the ${inDollars(yearCost.total)} of a year less grants and scholarships. Insurance comes on top; loans and work-study are not taken off.`,
} as const;
