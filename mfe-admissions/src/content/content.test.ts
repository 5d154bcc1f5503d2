/** @jest-environment node */
import {
  admission,
  admissionDeadlines,
  aid,
  aidDeadlines,
  athletics,
  campus,
  enrollmentDates,
  familyDates,
  fees,
  figures,
  officeHours,
  responseTimes,
  inDollars,
  inThousands,
} from '@3eu/university/facts';
import { admissions } from './admissions';
import { admittedStudents } from './admitted-students';
import { aidDates } from './aid-dates';
import { aidTypes, ceilingOf } from './aid-types';
import { application } from './application';
import { counselors } from './counselor-list';
import { counselorsPage } from './counselors';
import { financialAid } from './financial-aid';
import { planOf, plans } from './plans';
import { requestInfo } from './request-info';
import { classSize, ofTheClass, why3e } from './why-3e';

const textOf = (content: unknown) => JSON.stringify(content);

/** What a part of a page has to tell as the facts of the site have it. */
const told: [what: string, content: unknown, facts: readonly string[]][] = [
  ['the minutes of an application', admissions.process.steps[0], [`${admission.applicationMinutes} minutes`]],
  ['what is required', admissions.requirements, [admission.minimumGpa, admission.recommendedGpa]],
  ['the fee', admissions.documents, [inDollars(fees.application)]],
  ['the fee of the application', application.fee, [inDollars(fees.application)]],
  ['the date of the FAFSA', admissions.aid, [aidDeadlines.fafsaPriority.short]],
  ['the deposit', admittedStudents.steps, [inDollars(fees.enrollmentDeposit), familyDates.newParentOrientation.medium]],
  ['when a counselor answers', requestInfo.thanks, [responseTimes.counselor, responseTimes.counselorSeason]],
  ['when an e-mail is answered', requestInfo.contact, [responseTimes.email]],
  ['the season of office hours', counselorsPage.hours, [officeHours.seasonName]],
  ['graduates’ countries and signatures of a club', why3e, [figures.alumniCountries, campus.clubSignatures]],
  ['both counts of teams', why3e.athletics, [athletics.bothCounts, athletics.varsitySports]],
  ['that scholarships have no form', admissions.aid, [aid.scholarshipRule]],
  ['that scholarships have no form, again', financialAid.scholarships, [aid.scholarshipRule]],
];

test.each(told)('the pages tell %s as the site does', (_, content, facts) => {
  for (const fact of facts) expect(textOf(content)).toContain(fact);
});

test('the plans have the deadlines of the site', () => {
  const { enrollmentDeposit, ...deadlines } = admissionDeadlines;
  expect(plans).toMatchObject(Object.values(deadlines));
  const dates = Object.values(deadlines).flatMap(({ apply, decision }) => [apply, decision]);
  expect(admissions.dates.list.map(({ day }) => day)).toEqual(expect.arrayContaining([...dates, enrollmentDeposit]));
  expect(admissions.dates.list).toHaveLength(dates.length + 1 + aidDates.length);
});

test.each(['', null, 'Early Action', 'constructor', '__proto__'])('no plan is called %s', (word) =>
  expect(planOf(word)).toBeUndefined(),
);

test('the figures, ceilings and dates of aid are those of the site', () => {
  const { receivingAid, scholarshipsPerYear, averageScholarship, averageDebt } = aid;
  expect(financialAid.figures.map(({ value }) => value)).toEqual([
    scholarshipsPerYear,
    receivingAid,
    averageScholarship,
    inThousands(averageDebt),
  ]);
  const ceilings = aidTypes.map(ceilingOf).join();
  for (const ceiling of [aid.maxFederalGrant, aid.maxMeritScholarship, aid.maxWorkStudy].map(inDollars))
    expect(ceilings).toContain(ceiling);
  expect(aidDates.map(({ day }) => day)).toEqual(Object.values(aidDeadlines));
});

test('admitted students find the dates of the site', () => {
  const deadlines = admittedStudents.steps.list.map(({ deadline }) => deadline.medium);
  const {
    orientationSessions,
    newStudentDays,
    housingAfterAdmission: _,
    depositRefund: _refund,
    ...single
  } = enrollmentDates;
  for (const { medium } of [...Object.values(single), newStudentDays]) expect(deadlines).toContain(medium);
  expect(admittedStudents.orientation.sessions.map(({ dates }) => dates)).toEqual(orientationSessions);
  const days = admittedStudents.schedule.days.map(({ day }) => day.iso);
  expect([days.at(0), days.at(-1)]).toEqual([newStudentDays.from.iso, newStudentDays.to.iso]);
});

test('each of the fifty states has one counselor, and each counselor a line of their own', () => {
  const states = counselors.flatMap(({ territories }) => territories);
  expect([new Set(states).size, states.length]).toEqual([50, 50]);
  for (const way of ['email', 'phone'] as const)
    expect(new Set(counselors.map((each) => each[way])).size).toBe(counselors.length);
});

test('every reason seats one class, and a share of it in whole people', () => {
  expect([ofTheClass(0), ofTheClass(1)]).toEqual([0, classSize]);
  for (const { seats } of why3e.reasons) {
    expect(seats.every(Number.isInteger)).toBe(true);
    expect(seats.reduce((sum, some) => sum + some)).toBeLessThanOrEqual(classSize);
  }
});
