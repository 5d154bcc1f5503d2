import { aid, inDollars } from '@3eu/university/facts';
import type { Content } from './schemas';

/** One kind of aid by its name and its ceiling; each page that shows it says the rest. Specification, section 3, Aid type. */
export type AidType = Content<'aid-types'>['aidTypes'][number];

/** The four kinds of aid; specification, section 2, Financial aid. */
export const aidTypes = [
  { title: 'Federal grants', maxAmount: { before: 'Up to', amount: inDollars(aid.maxFederalGrant), after: 'a year' } },
  {
    title: 'Merit scholarships',
    maxAmount: { before: 'Up to', amount: inDollars(aid.maxMeritScholarship), after: 'a year' },
  },
  { title: 'Work-study', maxAmount: { before: 'Up to', amount: inDollars(aid.maxWorkStudy), after: 'a year' } },
  { title: 'Loans', maxAmount: { before: '', amount: 'Varies', after: 'by year' } },
] as const satisfies Content<'aid-types'>['aidTypes'];

/** The ceiling in one line: `Up to $7,395 a year`. */
export const ceilingOf = ({ maxAmount: { before, amount, after } }: AidType) => `${before} ${amount} ${after}`.trim();
