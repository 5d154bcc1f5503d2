import { day } from './day';

/**
 * The year in which the class now being admitted arrives. The days whose year the specification fixes follow it: FAFSA
 * by February 1, 2025, deposit by May 1, 2025, New Student Days August 20-22, 2025. Change it here, once.
 */
export const academicYear = 2025;

/** The running term, as the portal's dashboard names it; specification, section 2, Portal. */
export const currentSemester = `Spring ${academicYear} Semester`;

/** The three plans of application, and the day by which an admitted student decides. Specification, section 9. */
export const admissionDeadlines = {
  earlyDecision: {
    name: 'Early Decision',
    apply: day('November', 1),
    decision: day('December', 15),
    binding: true,
  },
  earlyAction: {
    name: 'Early Action',
    apply: day('November', 15),
    decision: day('January', 31),
    binding: false,
  },
  regularDecision: {
    name: 'Regular Decision',
    apply: day('January', 15),
    decision: day('March', 31),
    binding: false,
  },
  enrollmentDeposit: day('May', 1, academicYear),
} as const;

/** Beside a list of dates without a year. */
export const datesNote = 'The dates are the same every year.';

/** Financial aid. Specification, section 9, Deadlines. */
export const aidDeadlines = {
  fafsaPriority: day('February', 1, academicYear),
  cssProfile: day('February', 15),
  scholarships: day('March', 1),
  awards: day('April', 1),
} as const;
