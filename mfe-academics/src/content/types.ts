import type { EmblemSource, PictureSource, PortraitSource } from '@3eu/shared/ui';
import type { collegeCatalog } from './catalog.generated';

/** What search engines read of a page. */
export type Metadata = { title: string; description: string; keywords: readonly string[]; section: string };

/** A figure and what it counts. */
export type Stat = { value: string; label: string };

/** A line of a ledger: a heading and one or two sentences. */
export type Entry = { name: string; text: string };

/** The colleges, by the last part of their address `/college/{slug}`. */
export type CollegeSlug = (typeof collegeCatalog)[number]['slug'];

/** Somebody of the faculty, with portrait. */
export type Person = { name: string; title: string; portrait: PortraitSource };

/** A degree program as a college lists it. */
export type DegreeProgram = {
  name: string;
  /** Address of its page, `/major/{slug}`; majors without a page of their own still link there. */
  slug: string;
  /** One sentence. */
  description: string;
  duration: string;
  /** The degree, as in `Bachelor of Science`. */
  type: string;
};

/** Place in lists and menus, lowest first; those without one follow by name. */
type Ordered = { order?: number };

/** A college: `content/colleges/{slug}.ts`, exported as `college`. */
export type College = Ordered & {
  slug: string;
  /** Full name, as in `College of Business`. */
  name: string;
  /** Name beside the word college, as in `Business`. */
  shortName: string;
  /** One sentence for lists and menus. */
  note: string;
  description: string;
  emblem: EmblemSource;
  stats: { students: string; faculty: string; programs: string; placement: string };
  dean: Person & { message: readonly string[] };
  /** Slugs of the programs that the academics page names beside the college. */
  featured: readonly string[];
  /** Programs that have no page of their own. Those with a page add themselves by their `college`. */
  furtherPrograms: readonly DegreeProgram[];
  facilities: readonly Entry[];
  facilitiesPicture: PictureSource;
  metadata: Metadata;
};

/** One course of a curriculum. */
export type Course = {
  name: string;
  credits: number;
  /** A course that comes before this one; it stands earlier in the plan. */
  after?: string;
};

/** The four years of a plan. */
export type Year = 'Year 1' | 'Year 2' | 'Year 3' | 'Year 4';

/** A major: `content/majors/{slug}.ts`, exported as `major`. */
export type Major = Ordered & DegreeProgram & {
  college: CollegeSlug;
  /** What the page opens with. */
  lede: string;
  picture: PictureSource;
  /** Credit hours of the degree: the sum over the curriculum. */
  credits: number;
  curriculum: Record<Year, readonly Course[]>;
  specializations: readonly Entry[];
  careerOutlook: {
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
  projects: readonly Entry[];
  metadata: Metadata;
};
