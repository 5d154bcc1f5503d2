import type { EmblemSource, PictureSource, PortraitSource } from '@3eu/shared/ui';
import type { outcomes } from '@3eu/shared/site';
import type { CollegeSlug, DegreeProgram, MajorSlug } from './catalog';

/** What search engines read of a page. */
export type Metadata = { title: string; description: string; keywords: readonly string[]; section: string };

/** A figure and what it counts. */
export type Stat = { value: string; label: string };

/** A line of a ledger: a heading and one or two sentences. */
export type Entry = { name: string; text: string };

/** Somebody of the faculty, with portrait. */
export type Person = { name: string; title: string; portrait: PortraitSource };

/** What the catalog says of a college. */
export type CollegeEntry = {
  slug: CollegeSlug;
  /** Full name, as in `College of Business`. */
  name: string;
  /** Name beside the word college, as in `Business`. */
  shortName: string;
  /** One sentence for lists and menus. */
  note: string;
};

/** What the page of a college says: `content/colleges/{slug}.ts`. */
export type CollegeContent = {
  description: string;
  emblem: EmblemSource;
  stats: { students: string; faculty: string; programs: string; placement: string };
  dean: Person & { message: readonly string[] };
  /** Names of the programs that the academics page shows beside the college. */
  featured: readonly string[];
  facilities: readonly Entry[];
  facilitiesPicture: PictureSource;
  metadata: Metadata;
};

export type College = CollegeEntry & CollegeContent;

/** One course of a curriculum. */
export type Course = {
  name: string;
  credits: number;
  /** A prerequisite; it comes earlier in the plan. */
  after?: string;
};

/** The four years of a plan. */
export type Year = 'Year 1' | 'Year 2' | 'Year 3' | 'Year 4';

/** What the page of a major says: `content/majors/{slug}.ts`. */
export type MajorContent = {
  /** What the page opens with. */
  lede: string;
  picture: PictureSource;
  /** Credit hours of the degree: the sum over the curriculum. */
  credits: number;
  curriculum: Record<Year, readonly Course[]>;
  specializations: readonly Entry[];
  careerOutlook: {
    /** The field under which the career office counts these graduates; left out where it counts the major by itself. */
    field?: keyof typeof outcomes;
    startingSalary: string;
    /** Share of graduates placed within six months. */
    placement: string;
    /** Growth of jobs over ten years. */
    jobGrowth: string;
    topEmployers: readonly string[];
    /** A closing sentence after the employers. */
    note: string;
  };
  faculty: Person & { text: string };
  /** Three pieces of students' work, the one to show large first. */
  projects: readonly Entry[];
  metadata: Metadata;
};

export type Major = DegreeProgram & { slug: MajorSlug; college: CollegeSlug } & MajorContent;
