import type { Outcome } from './types';

/** Careers of all graduates. Specification, section 9, Career. */
export const careers = {
  placement: '95%',
  averageSalary: '$68K',
  employers: '500+',
  alumniSatisfaction: '85%',
} as const;

/** Placement within six months and starting salary by field. Specification, section 9, Career. */
export const outcomes = {
  computerScience: { placement: '99%', salary: '$85,000' },
  business: { placement: '97%', salary: '$65,000' },
  engineering: { placement: '98%', salary: '$75,000' },
  psychology: { placement: '94%', salary: '$45,000' },
} as const satisfies Record<string, Outcome>;
