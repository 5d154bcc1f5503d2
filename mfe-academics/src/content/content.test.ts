/** @jest-environment node */
import { figures, ranks } from '@3eu/university/facts';
import { academics } from './academics';
import { colleges } from './colleges';
import { yearsOf } from './curriculum';
import { featuredPrograms } from './featured-programs';
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

test('the colleges together have the faculty of the site, and name programs that they teach', () => {
  const amount = (value: string) => Number(value.replace(/\D/g, ''));
  expect(colleges.reduce((sum, { stats }) => sum + amount(stats.faculty), 0)).toBe(amount(figures.faculty));
  for (const { slug, featured } of colleges)
    expect(programsOf(slug).map(({ name }) => name)).toEqual(expect.arrayContaining([...featured]));
});

test.each(majors.map((major) => [major.slug, major] as const))(
  '%s plans each course once and after what it needs, and shows three projects',
  (_, { curriculum, projects }) => {
    const courses = Object.values(curriculum).flat();
    const names = courses.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, after } of courses)
      if (after !== undefined) expect(names.slice(0, names.indexOf(name))).toContain(after);
    expect(projects.length).toBeGreaterThanOrEqual(3);
  },
);

test('the plan of every major has the seminar that first-years are promised', () => {
  for (const { curriculum } of majors)
    expect(curriculum['Year 1'].map(({ name }) => name)).toContainEqual(expect.stringContaining('First-Year Seminar'));
});

test('no two programs of the carousel have the same picture', () => {
  const pictures = featuredPrograms.programs.map(({ picture }) => picture.name);
  expect(new Set(pictures).size).toBe(pictures.length);
});
