/**
 * English of applicants from other countries. The specification asks for TOEFL or IELTS and names no score, so the ranges
 * are the policy of our own admissions office.
 */
export const english = {
  /** What most admitted students bring; nobody is turned away by a score alone. */
  toefl: '80 to 100',
  ielts: '6.5 to 7.5',
  /** Who needs no test: years of schooling in English. */
  years: 3,
  /** The languages in which the counselor for other countries answers. */
  counselorSpeaks: 'Spanish, German, French and Chinese',
} as const;
