import { aid, inDollars } from '@3eu/university/facts';
import type { AidType } from './types';

/** The four kinds of aid; specification, section 2, Financial aid. */
export const aidTypes = [
  { title: 'Federal grants', maxAmount: { before: 'Up to', amount: inDollars(aid.maxFederalGrant), after: 'a year' } },
  {
    title: 'Merit scholarships',
    maxAmount: { before: 'Up to', amount: inDollars(aid.maxMeritScholarship), after: 'a year' },
  },
  { title: 'Work-study', maxAmount: { before: 'Up to', amount: inDollars(aid.maxWorkStudy), after: 'a year' } },
  { title: 'Loans', maxAmount: { before: null, amount: 'Varies', after: 'by year' } },
] as const satisfies readonly AidType[];

/** The ceiling in one line: `Up to $7,395 a year`. */
export const ceilingOf = ({ maxAmount: { before, amount, after } }: AidType) =>
  `${before ?? ''} ${amount} ${after}`.trim();

/** Of `handsOnPlan`, beside which it stands. */
export const letterNote =
  'The letter pictured is one family’s: merit is in it, so it leaves less to pay than the average of any income.';
