/** What is on every page, and every figure that two pages state, defined once. Each file names its source. */
export { brand } from './brand';
export { campus } from './campus';
export { address, contact, corporateSite, mailto, socialLinks, tel } from './contact';
export { type Day, type Days, day, dayOf, days, months } from './day';
export {
  academicYear,
  admissionDeadlines,
  aidDeadlines,
  campusDates,
  currentSemester,
  datesNote,
  enrollmentDates,
  familyDates,
  privacyPolicyUpdated,
} from './deadlines';
export { dollarsOf, inDollars } from './dollars';
export { aid, fafsa, fees, givingMinimums, halls, mealPlans, paymentPlan } from './fees';
export {
  admission,
  athletics,
  careers,
  creditHours,
  figures,
  outcomes,
  ranks,
  ratioNote,
  shareNotes,
  type Outcome,
} from './figures';
export { officeHours, phoneHours, responseTimes, tourHours } from './hours';
export { inWords, inWordsFirst } from './in-words';
export { parking } from './parking';
export { parkingRules } from './parking-rules';
export { counselorLines } from './people';
export { fallSemester } from './semesters';
export { programsPerPage, timers } from './timers';
export { transfer } from './transfer';
export { yearCost } from './year-cost';
