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
} from '@3eu/shared/site';
import { categories, keywordsOf, type KnowledgeEntry } from '../../knowledge/entry';
import { entries } from './entries';

const all: readonly KnowledgeEntry[] = entries;

/** Every page of the site; specification, section 2. */
const pages = [
  '/',
  '/admissions',
  '/academics',
  '/student-life',
  '/application',
  '/visit',
  '/privacy-policy',
  '/counselors',
  '/why-3e',
  '/request-info',
  '/athletics',
  '/financial-aid',
  '/parents-families',
  '/my3eu',
  '/campus-living',
  '/career-support',
  '/admitted-students',
  '/alumni-friends',
  '/knowledge-base',
  '/faq',
  '/about',
  '/rankings',
  '/college/business',
  '/college/engineering',
  '/college/arts-sciences',
  '/major/computer-science',
  '/major/business-administration',
  '/major/biomedical-engineering',
  '/major/psychology',
];

const answer = (id: (typeof entries)[number]['id']) => all.find((entry) => entry.id === id)!.answer;

describe('the built-in set (specification, section 3)', () => {
  it('has fifty entries with unique ids and questions', () => {
    expect(all).toHaveLength(50);
    expect(new Set(all.map(({ id }) => id)).size).toBe(50);
    expect(new Set(all.map(({ question }) => question)).size).toBe(50);
    for (const { id } of all) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('uses all fourteen categories and the priorities 6 to 10', () => {
    expect(categories).toHaveLength(14);
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(categories));
    expect([...new Set(all.map(({ priority }) => priority))].sort((a, b) => a - b)).toEqual([6, 7, 8, 9, 10]);
  });

  it('links only to pages that exist, and has entries without a page of their own', () => {
    for (const { url } of all) expect(pages).toContain(url);
    expect(all.filter(({ url }) => url === '/').length).toBeGreaterThan(0);
  });

  it('separates keywords by a comma and a space, and has an entry with more than five', () => {
    for (const { keywords } of all)
      if (keywords) expect(keywords.split(', ').join(', ').replaceAll(', ', '')).not.toMatch(/,|^ | $/);
    expect(all.some((entry) => keywordsOf(entry).length > 5)).toBe(true);
    expect(all.some(({ keywords }) => keywords === undefined)).toBe(true);
    expect(all.some(({ subcategory }) => subcategory !== undefined)).toBe(true);
    expect(all.some(({ subcategory }) => subcategory === undefined)).toBe(true);
  });
});

const { earlyDecision, earlyAction, regularDecision, enrollmentDeposit } = admissionDeadlines;
const { newStudentDays, orientationSessions } = enrollmentDates;
const values = (facts: Record<string, Record<string, unknown>>) =>
  Object.values(facts).flatMap((fact) => Object.values(fact).map(String));

describe('the facts of the site (specification, section 9)', () => {
  it.each([
    ['application-fee', [fees.application]],
    ['application-deadlines', [earlyDecision, earlyAction, regularDecision].map(({ apply }) => apply.short)],
    [
      'decision-dates',
      [...[earlyDecision, earlyAction, regularDecision].map(({ decision }) => decision.short), enrollmentDeposit.short],
    ],
    ['confirm-place', [fees.enrollmentDeposit, enrollmentDeposit.long]],
    ['class-size', [figures.studentFacultyRatio, figures.averageClassSize]],
    ['varsity-sports', [athletics.varsitySports, athletics.studentAthletes, athletics.conferenceTitles]],
    ['visitor-parking', [`${parking.freeHours} hours`, parking.perDay, parking.lotNames, 'weekends and holidays']],
    ['gpa-requirement', [admission.minimumGpa, admission.recommendedGpa]],
    ['degree-credits', Object.values(creditHours).map(String)],
    ['rankings', [ranks.national, ranks.value, ranks.innovative, ranks.undergraduateEngineering]],
    ['share-with-aid', [aid.receivingAid, aid.scholarshipsPerYear, aid.averageScholarship]],
    ['fafsa-deadline', [aidDeadlines.fafsaPriority.long, aidDeadlines.cssProfile.short]],
    ['aid-award-date', [aidDeadlines.awards.short, aidDeadlines.scholarships.short]],
    ['merit-scholarships', [aid.minMeritScholarship, aid.maxMeritScholarship]],
    [
      'housing-cost',
      [...Object.values(halls).map(({ perSemester }) => perSemester), `${figures.residenceHalls} residence halls`],
    ],
    ['meal-plans', Object.values(mealPlans).flatMap(({ price, diningDollars }) => [price, diningDollars])],
    ['job-placement', [careers.placement, figures.placementWindow, careers.averageSalary, careers.employers]],
    ['outcomes-by-major', values(outcomes)],
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
        givingMinimums.annualFund,
        givingMinimums.capitalProjects,
        givingMinimums.scholarshipEndowment,
        figures.annualGiving,
      ],
    ],
    ['family-weekend', [familyDates.familyWeekend.medium, familyDates.newParentOrientation.short]],
  ] as const)('are in the answer %s', (id, facts) => {
    for (const fact of facts) expect(answer(id)).toContain(fact);
  });
});
