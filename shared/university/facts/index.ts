/** What is on every page, and every figure that two pages state, defined once. Each file names its source. */
export { aid, stayFund } from './aid';
export { bills } from './bills';
export { borrowing, debtNote, installment, monthlyPayment, paymentPlan } from './borrowing';
export { brand } from './brand';
export { campus } from './campus';
export { firstYearClasses } from './class-sizes';
export { minutesOf, shortTimeOf, timeOf } from './clock';
export { address, contact, corporateSite, mailto, socialLinks, tel } from './contact';
export { type Day, type Days, day, dayOf, days, months, monthsIn, placeInYear } from './day';
export { academicYear, admissionDeadlines, aidDeadlines, currentSemester, datesNote } from './deadlines';
export { inDollars, inThousands } from './dollars';
export { fafsa, fees, givingMinimums, halls, mealPlans, schoolCode, smallHalls } from './fees';
export {
  admission,
  athletics,
  careers,
  creditHours,
  figures,
  outcomes,
  ranks,
  ratioNote,
  studentsNote,
  type Outcome,
} from './figures';
export { officeHours, phoneHours, phoneHoursInSpanish, responseTimes, tourHours } from './hours';
export { inWords, inWordsFirst } from './in-words';
export { english } from './english';
export { firstYears } from './first-years';
export { optionsOf } from './forms';
export { hoursAbroad, international, openingClocks } from './international';
export { netPrice } from './net-price';
export { papers } from './papers';
export { parking } from './parking';
export { parkingRules } from './parking-rules';
export { offices } from './offices';
export { counselorLines } from './people';
export { registrar } from './registrar';
export { betweenTerms, rooms, roomsNote } from './rooms';
export { fallSemester } from './semesters';
export { shareNotes } from './share-notes';
export { hourIn, timeZone } from './time-zone';
export { titleIx } from './title-ix';
export { programsPerPage, timers } from './timers';
export { transfer } from './transfer';
export { undocumented } from './undocumented';
export { awardsCap, installmentFee, insurance, onTop, yearCost } from './year-cost';
export {
  accessibilityUpdated,
  campusDates,
  enrollmentDates,
  enrollmentRules,
  familyDates,
  privacyPolicyUpdated,
  yearNote,
} from './year-dates';
