import { aid } from '@3eu/shared/site';

/** One kind of aid; specification, section 3, Aid type. */
export type AidType = {
  title: string;
  /** One line for lists. */
  summary: string;
  description: string;
  maxAmount: string;
  /** What the amount is counted by: `a year`, or nothing where it varies. */
  per: string;
  eligibility: string;
};

/** The four kinds of aid; specification, section 2, Financial aid. */
export const aidTypes = [
  {
    title: 'Federal grants',
    summary: 'By need. You do not pay them back.',
    description: 'Pell and other federal grants, worked out from your FAFSA. They go on your bill before anything else does, and you do not pay them back.',
    maxAmount: `Up to ${aid.maxFederalGrant}`,
    per: 'a year',
    eligibility: 'Undergraduates with financial need, by the FAFSA',
  },
  {
    title: 'Merit scholarships',
    summary: 'For what you have done. No separate form.',
    description: 'Six scholarships, from the Presidential down. We consider you for all of them when we read your application.',
    maxAmount: `Up to ${aid.maxMeritScholarship}`,
    per: 'a year',
    eligibility: 'Every first-year applicant, by record and application',
  },
  {
    title: 'Work-study',
    summary: 'A job on campus that knows your timetable.',
    description: 'Ten or twelve hours a week in a lab, the library or the boathouse. Paid every two weeks, and it knows when your exams are.',
    maxAmount: `Up to ${aid.maxWorkStudy}`,
    per: 'a year',
    eligibility: 'Students with financial need, by the FAFSA',
  },
  {
    title: 'Loans',
    summary: 'Last, and no more than you need.',
    description: 'Federal loans in your name first; other loans only after we have talked. Limits rise with your year of study.',
    maxAmount: 'Varies',
    per: 'by year',
    eligibility: 'Students enrolled at least half-time',
  },
] as const satisfies readonly AidType[];
