/** @jest-environment node */
import { figures } from '@3eu/shared/site';
import { academics } from './academics';
import { colleges } from './colleges';
import { creditsOf, yearsOf } from './curriculum';
import { featuredPrograms } from './featured-programs';
import { furtherPrograms } from './further-programs';
import { slugOf } from './program-path';
import { programsOf, taughtWithoutPage } from './programs';
import { dollarsOf, salariesBeside } from './salaries';
import { rankings } from './rankings';
import { majors } from '../testing/majors';

const number = (text: string) => Number(text.replace(/\D/g, ''));
const sum = (key: 'students' | 'faculty' | 'programs') =>
  colleges.reduce((total, { stats }) => total + number(stats[key]), 0);

describe('the academics page (specification, section 2)', () => {
  it('states its four figures', () => {
    expect(academics.stats.map(({ value }) => value)).toEqual(['200+', '12:1', '98%', '3']);
    expect(colleges).toHaveLength(number(figures.colleges));
  });
});

describe('the colleges', () => {
  it('have the specified slugs in the specified order', () => {
    expect(colleges.map(({ slug }) => slug)).toEqual(['business', 'engineering', 'arts-sciences']);
  });

  it('add up to the university’s figures', () => {
    expect(sum('faculty')).toBe(number(figures.faculty));
    expect(sum('students')).toBeGreaterThanOrEqual(number(figures.students));
    expect(sum('programs')).toBeGreaterThanOrEqual(number(figures.programs));
  });

  it.each(colleges.map((college) => [college.slug, college] as const))(
    '%s features only its own programs, and lists each once',
    (slug, college) => {
      const names = programsOf(slug).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...college.featured]));
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it('list the majors without a page that other pages offer', () => {
    const all = colleges.flatMap(({ slug }) => programsOf(slug).map(({ name }) => name));
    expect(all).toEqual(
      expect.arrayContaining([
        'Mechanical Engineering',
        'Finance',
        'Marketing',
        'Biology',
        'English Literature',
        'Political Science',
      ]),
    );
  });

  it('link majors that have a page, and of the others only those in the specification', () => {
    const links = colleges.flatMap(({ slug }) => programsOf(slug).flatMap(({ href }) => href ?? []));
    const named = ['mechanical-engineering', 'marketing', 'english-literature'];
    expect(links.sort()).toEqual(
      [...new Set([...majors.map(({ slug }) => slug), ...named])].map((slug) => `/major/${slug}`).sort(),
    );
  });

  it('recognize only the slugs of programs without a page', () => {
    for (const { name, college } of furtherPrograms)
      expect(taughtWithoutPage(slugOf(name))).toMatchObject({ program: { name }, college: { slug: college } });
    for (const slug of ['psychology', 'constructor', '__proto__', '', undefined])
      expect(taughtWithoutPage(slug)).toBeUndefined();
  });
});

describe.each(majors.map((major) => [major.slug, major] as const))('%s', (_slug, major) => {
  const courses = yearsOf(major.curriculum).flatMap((year) => year.courses);

  it('adds up to its credits', () => {
    expect(creditsOf(courses)).toBe(major.credits);
  });

  it('puts each course after the one it builds on, and lists none twice', () => {
    const seen = new Set<string>();
    for (const { name, after } of courses) {
      expect(after === undefined || seen.has(after)).toBe(true);
      expect(seen.has(name)).toBe(false);
      seen.add(name);
    }
  });

  it('has 30 to 33 credits in every year', () => {
    for (const year of yearsOf(major.curriculum)) expect([30, 31, 32, 33]).toContain(creditsOf(year.courses));
  });

  it('has a paid placement, as every page about majors promises', () => {
    expect(courses.some(({ name }) => /^Paid .*Placement$/.test(name))).toBe(true);
  });

  it('states its credits in its description', () => {
    expect(major.metadata.description).toContain(`${major.credits} credits`);
  });

  it('has at least three projects', () => {
    expect(major.projects.length).toBeGreaterThanOrEqual(3);
  });

  it('appears once in the list of salaries, which is in descending order', () => {
    const salaries = salariesBeside(major);
    expect(salaries.filter(({ own }) => own).map(({ value }) => value)).toEqual([major.careerOutlook.startingSalary]);
    expect(salaries.map(({ dollars }) => dollars)).toEqual(
      salaries.map(({ dollars }) => dollars).sort((a, b) => b - a),
    );
  });
});

describe('the majors (specification, section 9)', () => {
  it.each([
    ['computer-science', 128, '$85,000', '99%'],
    ['business-administration', 120, '$65,000', '97%'],
    ['biomedical-engineering', 132, '$75,000', '98%'],
    ['psychology', 120, '$45,000', '94%'],
  ])('%s: %d credits, %s, %s placed', (slug, credits, startingSalary, placement) => {
    expect(majors.find((major) => major.slug === slug)).toMatchObject({
      credits,
      careerOutlook: { startingSalary, placement },
    });
  });
});

test('amounts are read as dollars', () => expect(['$85,000', '$68K'].map(dollarsOf)).toEqual([85_000, 68_000]));

describe('the featured programs (specification, section 2, Home)', () => {
  it('are the specified six, in order', () => {
    expect(featuredPrograms.programs.map(({ slug }) => slug)).toEqual([
      'computer-science',
      'business-administration',
      'biomedical-engineering',
      'psychology',
      'mechanical-engineering',
      'marketing',
    ]);
  });

  it('show six different pictures', () => {
    expect(new Set(featuredPrograms.programs.map(({ picture }) => picture.name)).size).toBe(6);
  });
});

describe('the rankings (specification, sections 2 and 9)', () => {
  it('state the four ranks in the body and #42 in the description', () => {
    expect(rankings.national.organizations[0].rows.map(({ rank }) => rank)).toEqual(['#18', '#12', '#15', '#14']);
    expect(rankings.metadata.description).toContain('#42');
  });

  it('come from three organizations; four programs have three sources each', () => {
    expect(rankings.national.organizations).toHaveLength(3);
    expect(rankings.programs.list.map((program) => program.rankings.length)).toEqual([3, 3, 3, 3]);
  });

  it('rank the four specified programs, each of which has a page', () => {
    const ranked = rankings.programs.list.map(({ program }) => program);
    expect(ranked).toEqual(['Computer Science', 'Business Administration', 'Biomedical Engineering', 'Psychology']);
    expect(majors.map(({ slug }) => String(slug))).toEqual(expect.arrayContaining(ranked.map(slugOf)));
  });

  it('keep the specification’s headings', () => {
    const { national, programs, accreditations, indicators, understanding } = rankings;
    expect([national, programs, accreditations, indicators, understanding].map(({ title }) => title)).toEqual([
      'National Rankings',
      'Program Rankings',
      'Accreditations',
      'Quality Indicators',
      'Understanding Rankings',
    ]);
  });

  it('name five accreditations with next reviews, four accolade groups and four indicators', () => {
    expect(rankings.accreditations.list.map(({ nextReview }) => nextReview)).toEqual([
      '2030',
      '2027',
      '2028',
      '2026',
      'Ongoing',
    ]);
    expect(rankings.accolades.groups.map(({ name }) => name)).toEqual([
      'Research Excellence',
      'Student Success',
      'Global Impact',
      'Recognition & Awards',
    ]);
    expect(rankings.indicators.stats.map(({ value }) => value)).toEqual(['95%', '12:1', '85%', '92%']);
  });
});
