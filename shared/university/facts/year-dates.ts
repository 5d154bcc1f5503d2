import { day, days } from './day';
import { academicYear, admissionDeadlines } from './deadlines';

/** Beside days that have a year: they do not come back. */
export const yearNote = `These are the days of ${academicYear}: later classes get theirs with the letter of admission.`;

/** What an admitted student does, and when. Specification, section 9, Admitted students. */
export const enrollmentDates = {
  deposit: admissionDeadlines.enrollmentDeposit,
  housingApplication: day('March', 15, academicYear),
  /** Whoever pays early can still leave. */
  depositRefund: `It is paid back in full until ${admissionDeadlines.enrollmentDeposit.short}, and not after.`,
  /** The last decisions are later than that date, so it cannot bind everybody. */
  housingAfterAdmission: 'Whoever is admitted after that has two weeks from the letter.',
  orientationRegistration: day('June', 1, academicYear),
  advising: day('July', 15, academicYear),
  healthForms: day('August', 1, academicYear),
  newStudentDays: days('August', 20, 22, academicYear),
  /** Six sessions, a week apart; the specification names the first and the last. */
  orientationSessions: [
    days('June', 10, 11, academicYear),
    days('June', 17, 18, academicYear),
    days('June', 24, 25, academicYear),
    days('July', 1, 2, academicYear),
    days('July', 8, 9, academicYear),
    days('July', 15, 16, academicYear),
  ],
} as const;

/** What the form for a room and orientation ask, beside their dates. Facts of ours. */
export const enrollmentRules = {
  housingOpens: 'The form opens on December 16',
  roommates: 'Name a roommate on it, if both of you do; otherwise twelve questions find you one, and you hear in July.',
  orientation:
    'It is free, bed and meals included. Whoever cannot come to a session joins on screen on August 12, students from abroad in their own.',
} as const;

/** For parents and families. Specification, section 2, Parents and families. */
export const familyDates = {
  newParentOrientation: days('August', 15, 16, academicYear),
  familyWeekend: days('October', 10, 12, academicYear),
} as const;

/** Days on campus that several pages name. The specification leaves them open. */
export const campusDates = {
  /** The home game of Family Weekend. */
  homecoming: day('October', 11),
  /** The lantern walk on the quad. */
  nightOfLanterns: day('December', 5),
  /** Two of the evening lectures. */
  carterLecture: day('September', 18),
  firstYearLecture: day('November', 6),
} as const;

/** Day of the last change to the privacy policy. Specification, section 2, Privacy policy. */
export const privacyPolicyUpdated = day('January', 1, 2025);

/** Day of the last change to the accessibility statement. */
export const accessibilityUpdated = day('January', 6, 2025);
