import { Award, Banknote, HandCoins, Landmark } from 'lucide-react';
import { aid } from '@3eu/university/facts';
import type { Content } from './schemas';

/** One kind of aid; specification, section 3, Aid type. */
export type AidType = Content<'aid-types'>['aidTypes'][number];

/** The four kinds of aid; specification, section 2, Financial aid. */
export const aidTypes = [
  {
    icon: Landmark,
    title: 'Federal grants',
    summary: 'Based on need. You do not pay them back.',
    description:
      'Pell and other federal grants, worked out from your FAFSA. They are applied to your bill before anything else, and you do not pay them back.',
    maxAmount: { before: 'Up to', amount: aid.maxFederalGrant, after: 'a year' },
    eligibility: 'Undergraduates with financial need, per the FAFSA',
  },
  {
    icon: Award,
    title: 'Merit scholarships',
    summary: 'For what you have done. No separate form.',
    description:
      'From the Presidential Scholarship down. We consider you for every one of them when we read your application.',
    maxAmount: { before: 'Up to', amount: aid.maxMeritScholarship, after: 'a year' },
    eligibility: 'Every applicant, from any country, based on record and application',
  },
  {
    icon: HandCoins,
    title: 'Work-study',
    summary: 'A job on campus, around your schedule.',
    description:
      'Ten or twelve hours a week in a lab, the library or the boathouse, fewer during exams. It pays every two weeks.',
    maxAmount: { before: 'Up to', amount: aid.maxWorkStudy, after: 'a year' },
    eligibility: 'Students with financial need, per the FAFSA',
  },
  {
    icon: Banknote,
    title: 'Loans',
    summary: 'Last, and no more than you need.',
    description:
      'Federal loans in your name first; other loans only after we have talked. Limits rise with your year of study.',
    maxAmount: { before: '', amount: 'Varies', after: 'by year' },
    eligibility: 'Students enrolled at least half-time',
  },
] as const satisfies Content<'aid-types'>['aidTypes'];

/** The ceiling in one line: `Up to $7,395 a year`. */
export const ceilingOf = ({ maxAmount: { before, amount, after } }: AidType) => `${before} ${amount} ${after}`.trim();
