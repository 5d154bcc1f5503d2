/** @jest-environment node */
import { figures, ranks } from '@3eu/university/facts';
import { academics } from './academics';
import { colleges } from './colleges';
import { yearsOf } from './curriculum';
import { furtherPrograms } from './further-programs';
import { slugOf } from './program-path';
import { programsOf, taughtWithoutPage } from './programs';
import { salariesBeside } from './salaries';
import { rankings } from './rankings';
import { majors } from '../testing/majors';

test('the academics page and the rankings state the figures of the site', () => {
  const { programs, studentFacultyRatio, graduateSuccess, jobPlacement, fourYearGraduation, satisfaction } = figures;
  expect(academics.stats.map(({ value }) => value)).toEqual([
    programs,
    studentFacultyRatio,
    graduateSuccess,
    figures.colleges,
  ]);
  expect(String(colleges.length)).toBe(figures.colleges);
  expect(rankings.indicators.stats.map(({ value }) => value)).toEqual([
    jobPlacement,
    studentFacultyRatio,
    fourYearGraduation,
    satisfaction,
  ]);
  expect(rankings.national.organizations[0].rows.map(({ rank }) => rank)).toEqual(Object.values(ranks));
});

describe('the colleges', () => {
  it('link exactly the majors that have a page', () => {
    const links = colleges.flatMap(({ slug }) => programsOf(slug).flatMap(({ href }) => href ?? []));
    expect(links.sort()).toEqual(majors.map(({ slug }) => `/major/${slug}`).sort());
  });

  it('recognize only the slugs of programs without a page', () => {
    for (const { name, college } of furtherPrograms)
      expect(taughtWithoutPage(slugOf(name))).toMatchObject({ program: { name }, college: { slug: college } });
    for (const slug of ['psychology', 'constructor', '__proto__', '', undefined])
      expect(taughtWithoutPage(slug)).toBeUndefined();
  });
});

test.each(majors.map((major) => [major.slug, major] as const))(
  '%s appears once in the list of salaries, which is in descending order',
  (_, major) => {
    const salaries = salariesBeside(major);
    expect(salaries.filter(({ own }) => own).map(({ dollars }) => dollars)).toEqual([
      major.careerOutlook.startingSalary,
    ]);
    expect(salaries.map(({ dollars }) => dollars)).toEqual(
      salaries.map(({ dollars }) => dollars).sort((a, b) => b - a),
    );
  },
);

test('the years of a plan add up to its credits', () => {
  for (const { curriculum, credits } of majors) expect(yearsOf(curriculum).at(-1)!.soFar).toBe(credits);
});

test('every program that the rankings list has a page', () => {
  const ranked = rankings.programs.list.map(({ program }) => slugOf(program));
  expect(majors.map(({ slug }) => String(slug))).toEqual(expect.arrayContaining(ranked));
});
