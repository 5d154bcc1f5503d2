/** What is on every page, and every figure that two pages state, defined once. Each file names its source. */
export { academicYear, applicationYear, currentSemester } from './academic-year';
export { brand } from './brand';
export { campus } from './campus';
export { address, contact, corporateSite, mailto, socialLinks, tel } from './contact';
export { type Day, type Days, type Month, day, dayOf, days } from './day';
export { admissionDeadlines, aidDeadlines, campusDates, enrollmentDates, familyDates, privacyPolicyUpdated } from './deadlines';
export { aid, fafsa, fees, givingMinimums, parking } from './fees';
export { admission, athletics, creditHours, figures, ranks } from './figures';
export { absoluteUrl, hosting, isHosted, siteUrl } from './hosting';
export { halls, mealPlans } from './housing';
export { officeHours, phoneHours, responseTimes, tourHours } from './hours';
export { careers, outcomes } from './outcomes';
export { programsPerPage, timers } from './timers';
export type { HoursRow, Hyperlink, Outcome, PostalAddress } from './types';
