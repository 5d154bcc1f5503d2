/** What each file of this folder holds: `npm run check` compares, and the content takes its types from here. */
import {
  emblem,
  file,
  flag,
  link,
  linkedText,
  list,
  metadata,
  nextQuestions,
  number,
  oneOf,
  pair,
  picture,
  price,
  problem,
  say,
  shape,
  text,
  unique,
  words,
  type ContentOf,
} from '@3eu/university/content';
import { figures, outcomes } from '@3eu/university/facts';
import { collegeCatalog, degrees, majorCatalog, type Degree } from './catalog';
import { programsOf } from './programs';

const slugs = <const Entry extends { slug: string }>(entries: readonly Entry[]) =>
  entries.map(({ slug }) => slug as Entry['slug']);

const collegeSlug = oneOf(slugs(collegeCatalog));
const stat = shape(words('value', 'label'));
const named = shape(words('name', 'text'));
const person = shape({ ...words('name', 'title'), portrait: picture });
const notFound = shape({ ...words('title', 'text', 'link', 'information'), picture, metadata });
const degree = oneOf(Object.keys(degrees) as Degree[]);
const program = shape({ ...words('name', 'description'), type: degree });
const rankingRow = shape(words('category', 'rank'));

/** What the page of a college says: `colleges/{slug}.ts`. */
const college = shape({
  ...words('description'),
  /** People at work in one of its rooms: beside it on the academics page, and at the head of its own. */
  emblem,
  picture,
  stats: shape(words('students', 'faculty', 'programs', 'placement')),
  dean: shape({ ...words('name', 'title'), picture, message: list(text) }),
  /** Names of the programs that the academics page shows beside the college. */
  featured: list(text),
  facilities: list(named),
  facilitiesPicture: picture,
  metadata,
});

const collegeEntry = shape({
  slug: collegeSlug,
  /** Full name, as in `College of Business`. */
  name: text,
  /** Name beside the word college, as in `Business`. */
  shortName: text,
  /** One sentence for lists and menus. */
  note: text,
});

const amount = (value: string) => Number(value.replace(/\D/g, ''));

/** The colleges together: they teach what the university counts. */
const colleges = list(collegeEntry.extend(college.shape)).check(({ value, issues }) => {
  for (const [index, { slug, featured }] of value.entries()) {
    const taught = programsOf(slug).map(({ name }) => name);
    for (const name of featured)
      if (!taught.includes(name))
        issues.push(problem(name, [index, 'featured'], `names a program that the college does not teach: ${name}`));
  }
  const faculty = value.reduce((sum, { stats }) => sum + amount(stats.faculty), 0);
  if (faculty !== amount(figures.faculty))
    issues.push(
      problem(
        value,
        [],
        `have ${faculty} faculty together; shared/university/facts/figures.ts says ${figures.faculty}`,
      ),
    );
});

const course = shape({
  ...words('name'),
  credits: number,
  /** A prerequisite; it comes earlier in the plan. */
  after: text.optional(),
});
const courses = list(course);

/** The four years of a plan. */
const curriculum = shape({ 'Year 1': courses, 'Year 2': courses, 'Year 3': courses, 'Year 4': courses }).check(
  ({ value, issues }) => {
    const seen = new Set<string>();
    for (const [year, planned] of Object.entries(value))
      planned.forEach(({ name, after }, index) => {
        if (seen.has(name)) issues.push(problem(name, [year, index], 'is in the plan already'));
        if (after !== undefined && !seen.has(after))
          issues.push(problem(after, [year, index, 'after'], `has to come later than ${after}`));
        seen.add(name);
      });
  },
);

/** What the page of a major says: `majors/{slug}.ts`. */
const major = shape({
  /** What the page opens with. */
  lede: linkedText,
  picture,
  /** Credit hours of the degree: the sum over the curriculum. */
  credits: number,
  curriculum,
  specializations: list(named),
  careerOutlook: shape({
    /** The field under which the career office counts these graduates; left out where it counts the major by itself. */
    field: oneOf(Object.keys(outcomes) as (keyof typeof outcomes)[]).optional(),
    startingSalary: price,
    /** Share of graduates placed within six months. */
    placement: text,
    /** Growth of jobs over ten years. */
    jobGrowth: text,
    topEmployers: list(text),
    /** A closing sentence after the employers. */
    note: linkedText,
  }),
  faculty: shape({ ...words('name', 'title', 'text'), picture }),
  /** Shows the first of the projects. */
  projectPicture: picture,
  /** Students' work, the one to show large first. */
  projects: list(named).check(({ value, issues }) => {
    if (value.length < 3) issues.push(problem(value, [], 'has too few: the page shows at least three'));
  }),
  /** Two majors for those who are not sure of this one, and what leads there. */
  related: pair(shape({ slug: oneOf(slugs(majorCatalog)), text: linkedText })),
  metadata,
}).check(({ value, issues }) => {
  const sum = Object.values(value.curriculum)
    .flat()
    .reduce((total, { credits }) => total + credits, 0);
  if (sum !== value.credits)
    issues.push(problem(value.credits, ['credits'], `is ${value.credits}, but the courses add up to ${sum}`));
});

export const schemas = {
  academics: file({
    academics: shape({
      asked: nextQuestions,
      ...words('statsLabel', 'statsNote'),
      metadata,
      header: shape({ ...words('title', 'lede'), picture }),
      stats: list(stat),
      colleges: shape({
        ...words('id', 'title', 'lede', 'featured'),
        figures: say<[college: { stats: Record<'students' | 'faculty' | 'programs', string> }]>(),
      }),
      finder: shape({
        ...words('id', 'title', 'lede', 'word', 'college', 'degree', 'every', 'none'),
        degrees: list(shape(words('value', 'label'))),
        count: say<[found: number]>(),
      }),
      library: shape({
        ...words('title', 'text'),
        facts: list(shape({ ...words('term', 'value'), big: flag.optional() })),
        picture,
      }),
      faculty: shape({ ...words('id', 'title', 'lede'), people: list(person.extend({ text: linkedText })) }),
    }),
  }),
  catalog: file({
    collegeCatalog: list(collegeEntry).check(unique('slug', ({ slug }) => slug)),
    majorCatalog: list(program.extend({ slug: oneOf(slugs(majorCatalog)), college: collegeSlug })).check(
      unique('slug', ({ slug }) => slug),
    ),
  }),
  'college-page': file({
    collegePage: shape({
      asked: nextQuestions,
      ...words('statsLabel', 'dean', 'facilities'),
      parent: link,
      statLabels: shape(words('students', 'faculty', 'programs', 'placement')),
      programs: shape(words('id', 'title', 'lede')),
      closing: shape(words('title', 'apply', 'visit')),
      notFound,
    }),
  }),
  colleges: file({ colleges }),
  'colleges/*': file({}).catchall(college),
  'featured-programs': file({
    featuredPrograms: shape({
      ...words('title', 'link'),
      programs: list(shape({ ...words('title', 'slug', 'description'), picture })).check(
        unique('picture', (each) => each.picture.name),
      ),
    }),
  }),
  'further-programs': file({
    furtherPrograms: list(program.extend({ college: collegeSlug })).check(unique('name', ({ name }) => name)),
  }),
  'major-page': file({
    majorPage: shape({
      asked: nextQuestions,
      ...words('specializations', 'faculty', 'apply', 'visit', 'information', 'closing'),
      parent: link,
      curriculum: shape({
        ...words('lede', 'listLabel'),
        title: say<[credits: number]>(),
        sum: say<[credits: number, soFar: number, total: number]>(),
        credits: say<[course: { credits: number }]>(),
        after: say<[course: string]>(),
      }),
      cost: shape({ ...words('text'), more: link }),
      glance: shape(words('title', 'salary', 'placement', 'growth', 'credits')),
      degree: shape(words('title', 'type', 'duration', 'college')),
      outlook: shape({
        ...words('title', 'employers', 'chart', 'average'),
        chartNote: say<[own: string]>(),
        fields: shape(words('computerScience', 'business', 'engineering', 'psychology')),
      }),
      projects: shape(words('id', 'title', 'lede', 'unfold')),
      related: shape(words('title')),
      notFound: notFound.extend({
        taught: shape({ text: say<[program: string, college: string]>(), college: say<[shortName: string]>() }),
      }),
    }),
  }),
  'majors/*': file({}).catchall(major),
  rankings: file({
    rankings: shape({
      asked: nextQuestions,
      parent: link,
      metadata,
      header: shape(words('title', 'lede')),
      national: shape({
        ...words('id', 'title'),
        columns: rankingRow,
        organizations: list(shape({ ...words('name'), year: number, rows: list(rankingRow) })),
      }),
      programs: shape({
        ...words('id', 'title', 'lede', 'link'),
        picture,
        list: list(shape({ ...words('program'), rankings: list(rankingRow.extend(words('source'))) })),
      }),
      accreditations: shape({
        ...words('id', 'title', 'caption'),
        columns: shape(words('organization', 'type', 'status', 'nextReview')),
        list: list(shape(words('organization', 'type', 'status', 'nextReview', 'description'))),
      }),
      accolades: shape({ ...words('id', 'title'), groups: list(shape(words('title', 'text'))) }),
      indicators: shape({ ...words('id', 'title', 'note'), stats: list(stat) }),
      understanding: shape({ ...words('id', 'title'), text: list(text), picture }),
      closing: shape(words('title', 'visit', 'apply')),
    }),
  }),
};

/** What one of these files exports, as in `Content<'rankings'>['rankings']`. */
export type Content<File extends keyof typeof schemas> = ContentOf<typeof schemas, File>;
