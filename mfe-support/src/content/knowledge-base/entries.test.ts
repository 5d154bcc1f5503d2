/** @jest-environment node */
import {
  admission,
  admissionDeadlines,
  aid,
  aidDeadlines,
  athletics,
  campus,
  careers,
  creditHours,
  enrollmentDates,
  familyDates,
  fees,
  figures,
  givingMinimums,
  halls,
  mealPlans,
  officeHours,
  outcomes,
  parking,
  ranks,
  responseTimes,
  tourHours,
  yearCost,
  inDollars,
} from '@3eu/university/facts';
import { categories, keywordsOf, type KnowledgeEntry } from '../../knowledge/entry';
import { entries } from './entries';

const all: readonly KnowledgeEntry[] = entries;

const answer = (id: (typeof entries)[number]['id']) => all.find((entry) => entry.id === id)!.answer;

test('the built-in set has as many entries as the specification says, and shows every case that a page has to show', () => {
  expect(all).toHaveLength(50);
  expect(new Set(all.map(({ category }) => category))).toEqual(new Set(categories));
  for (const has of [
    ({ url }: KnowledgeEntry) => url === '/',
    (entry: KnowledgeEntry) => keywordsOf(entry).length > 5,
    ({ keywords }: KnowledgeEntry) => keywords === undefined,
    ({ subcategory }: KnowledgeEntry) => subcategory !== undefined,
    ({ subcategory }: KnowledgeEntry) => subcategory === undefined,
  ])
    expect(all.some(has)).toBe(true);
});

const { earlyDecision, earlyAction, regularDecision, enrollmentDeposit } = admissionDeadlines;
const { newStudentDays, orientationSessions } = enrollmentDates;

describe('the facts of the site', () => {
  it.each([
    ['year-cost', Object.values(yearCost).map(inDollars)],
    ['application-fee', [inDollars(fees.application)]],
    ['application-deadlines', [earlyDecision, earlyAction, regularDecision].map(({ apply }) => apply.short)],
    [
      'decision-dates',
      [...[earlyDecision, earlyAction, regularDecision].map(({ decision }) => decision.short), enrollmentDeposit.short],
    ],
    ['confirm-place', [inDollars(fees.enrollmentDeposit), enrollmentDeposit.long]],
    ['class-size', [figures.studentFacultyRatio, figures.averageClassSize]],
    ['varsity-sports', [athletics.varsitySports, athletics.studentAthletes, athletics.conferenceTitles]],
    [
      'visitor-parking',
      [`${parking.freeHours} hours`, inDollars(parking.perDay), parking.lotNames, 'weekends and holidays'],
    ],
    ['gpa-requirement', [admission.minimumGpa, admission.recommendedGpa]],
    ['degree-credits', Object.values(creditHours).map(String)],
    ['rankings', [ranks.national, ranks.value, ranks.innovative, ranks.undergraduateEngineering]],
    ['share-with-aid', [aid.receivingAid, aid.scholarshipsPerYear, aid.averageScholarship]],
    ['fafsa-deadline', [aidDeadlines.fafsaPriority.long, aidDeadlines.cssProfile.short]],
    ['aid-award-date', [aidDeadlines.awards.short, aidDeadlines.scholarships.short]],
    ['merit-scholarships', [aid.minMeritScholarship, aid.maxMeritScholarship].map(inDollars)],
    [
      'housing-cost',
      [
        ...Object.values(halls).map(({ perSemester }) => inDollars(perSemester)),
        `${figures.residenceHalls} residence halls`,
      ],
    ],
    [
      'meal-plans',
      Object.values(mealPlans).flatMap(({ price, diningDollars }) => [price, diningDollars].map(inDollars)),
    ],
    [
      'job-placement',
      [careers.placement, figures.placementWindow, inDollars(careers.averageSalary), careers.employers],
    ],
    ['outcomes-by-major', Object.values(outcomes).flatMap(({ placement, salary }) => [placement, inDollars(salary)])],
    [
      'counselor-hours',
      [officeHours.regular, officeHours.season].flatMap(([weekdays, saturday]) => [weekdays.hours, saturday.hours]),
    ],
    ['information-request', [responseTimes.counselor, responseTimes.counselorSeason]],
    ['campus-tours', [tourHours.long]],
    [
      'before-arrival',
      [
        enrollmentDates.housingApplication,
        enrollmentDates.orientationRegistration,
        enrollmentDates.advising,
        enrollmentDates.healthForms,
      ].map((date) => date.short),
    ],
    ['orientation', [orientationSessions[0].short, orientationSessions[5].short]],
    ['new-student-days', [newStudentDays.medium]],
    ['organizations', [figures.organizations, `${campus.clubSignatures} signatures`]],
    ['alumni-network', [figures.alumniShort, `${figures.alumniCountries} countries`]],
    [
      'giving',
      [
        inDollars(givingMinimums.annualFund),
        inDollars(givingMinimums.capitalProjects),
        inDollars(givingMinimums.scholarshipEndowment),
        figures.annualGiving,
      ],
    ],
    ['family-weekend', [familyDates.familyWeekend.medium, familyDates.newParentOrientation.short]],
  ] as const)('are in the answer %s', (id, facts) => {
    for (const fact of facts) expect(answer(id)).toContain(fact);
  });
});

test('entries have ids for addresses, keywords with a comma and a space each, and a priority of 1 to 10', () => {
  for (const { id, keywords = 'none', priority } of all) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(keywords).toMatch(/^[^,]+(, [^ ,][^,]*)*$/);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(priority);
  }
});
