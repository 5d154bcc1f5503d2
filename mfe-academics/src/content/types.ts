/** What the files of this folder hold, a type each: the compiler and `npm run check` compare. */
import type { outcomes } from '@3eu/university/facts';
import type { CollegeSlug, DegreeProgram, MajorSlug } from './catalog';
import type {
  EmblemSource,
  Entry,
  Fact,
  Illustrated,
  Link,
  LinkedText,
  Metadata,
  NextQuestions,
  Part,
  PictureSource,
  Section,
  Stat,
  Words,
  Page,
  Ways,
} from '@3eu/university/content';

export type Named = Words<'name' | 'text'>;

type Person = Words<'name' | 'title'> & { portrait: PictureSource };

export type NotFoundContent = Entry & Ways & { picture: PictureSource; metadata: Metadata };

export type RankingRow = Words<'category' | 'rank'>;

/** Who ranks, when, and how. */
export type Organization = Words<'name'> & { year: number; rows: readonly RankingRow[] };

export type ProgramRanking = Words<'program'> & { rankings: readonly (RankingRow & Words<'source'>)[] };

export type Accreditation = Words<'organization' | 'type' | 'status' | 'nextReview' | 'description'>;

export type FeaturedProgram = Words<'title' | 'slug' | 'description'> & { picture: PictureSource };

/** What the page of a college says: `colleges/{slug}.ts`. */
export type CollegeContent = Words<'description'> & {
  /** People at work in one of its rooms: beside it on the academics page, and at the head of its own. */
  emblem: EmblemSource;
  picture: PictureSource;
  stats: Words<'students' | 'faculty' | 'programs' | 'placement'>;
  dean: Words<'name' | 'title'> & { picture: PictureSource; message: readonly string[] };
  /** Names of the programs that the academics page shows beside the college. */
  featured: readonly string[];
  facilities: readonly Named[];
  facilitiesPicture: PictureSource;
  /** One of last May, and how it begins. */
  thesis: Words<'title' | 'author' | 'program'> & { begins: readonly string[] };
  metadata: Metadata;
};

export type CollegeEntry = {
  slug: CollegeSlug;
  /** Full name, as in `College of Business`. */
  name: string;
  /** Name beside the word college, as in `Business`. */
  shortName: string;
  /** One sentence for lists and menus. */
  note: string;
};

export type Course = Words<'name'> & {
  credits: number;
  /** A prerequisite; it comes earlier in the plan. */
  after?: string;
};

type Courses = readonly Course[];

/** The four years of a plan. */
type Curriculum = { 'Year 1': Courses; 'Year 2': Courses; 'Year 3': Courses; 'Year 4': Courses };

/** What the page of a major says: `majors/{slug}.ts`. */
export type MajorContent = {
  /** What the page opens with. */
  lede: LinkedText;
  picture: PictureSource;
  /** Credit hours of the degree: the sum over the curriculum. */
  credits: number;
  curriculum: Curriculum;
  specializations: readonly Named[];
  careerOutlook: {
    /** The field under which the career office counts these graduates; left out where it counts the major by itself. */
    field?: keyof typeof outcomes;
    startingSalary: number;
    /** Share of graduates placed within six months. */
    placement: string;
    /** Growth of jobs over ten years. */
    jobGrowth: string;
    topEmployers: readonly string[];
    /** A closing sentence after the employers. */
    note: LinkedText;
  };
  faculty: Entry & Words<'name'> & { picture: PictureSource };
  /** Students' work, first the one that has an object on the page (`pages/major/objects`). */
  projects: readonly Named[];
  /** Two majors for those who are not sure of this one, and what leads there. */
  related: readonly [Words<'text'> & { slug: MajorSlug }, Words<'text'> & { slug: MajorSlug }];
  metadata: Metadata;
};

export type AcademicsContent = Page<Illustrated> &
  Words<'statsNote'> & {
    stats: readonly Stat[];
    colleges: Section;
    finder: Section & Words<'none'>;
    library: Entry & { facts: readonly Fact[]; picture: PictureSource };
    faculty: Section & { people: readonly (Person & Words<'text'>)[] };
    research: Section & { stories: readonly (Words<'question' | 'who'> & { stat: Stat; text: readonly string[] })[] };
  };

export type CollegePageContent = Words<'dean' | 'facilities' | 'thesis'> & {
  asked: NextQuestions;
  parent: Link;
  programs: Section;
  closing: Words<'title'> & Ways;
  notFound: NotFoundContent;
};

export type FeaturedProgramsContent = Words<'title'> & { programs: readonly FeaturedProgram[] };

export type MajorPageContent = Words<'specializations' | 'faculty' | 'closing'> & {
  asked: NextQuestions;
  parent: Link;
  curriculum: Words<'lede'>;
  cost: Words<'text'> & { more: Link };
  outlook: Words<'title'> & { chartNote: (own: string) => string };
  projects: Section;
  related: Words<'title'>;
  notFound: NotFoundContent & {
    taught: { text: (program: string, college: string) => string; college: (shortName: string) => string };
  };
};

export type RankingsContent = Page & {
  parent: Link;
  national: Part & { organizations: readonly Organization[] };
  programs: Section & { list: readonly ProgramRanking[] };
  accreditations: Part & Words<'caption'> & { list: readonly Accreditation[] };
  accolades: Part & { gap: readonly [string, string]; groups: readonly Entry[] };
  indicators: Part & Words<'note'> & { stats: readonly Stat[] };
  understanding: Part & { text: readonly string[]; picture: PictureSource };
  closing: Words<'title'> & Ways;
};

/** A college with all that its page says. */
export type College = CollegeEntry & CollegeContent;

/** A major with all that its page says. */
export type Major = DegreeProgram & { slug: MajorSlug; college: CollegeSlug } & MajorContent;
