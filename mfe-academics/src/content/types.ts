import type { DegreeProgram, MajorSlug, CollegeSlug } from './catalog';
import type { Content } from './schemas';

/** What search engines read of a page. */
export type Metadata = Content<'academics'>['academics']['metadata'];

/** What the catalog says of a college. */
export type CollegeEntry = Content<'catalog'>['collegeCatalog'][number];

/** A college with all that its page says. */
export type College = Content<'colleges'>['colleges'][number];

/** What the page of a college says: `colleges/{slug}.ts`. */
export type CollegeContent = Content<'colleges/*'>[string];

/** A line of a ledger: a heading and one or two sentences. */
export type Entry = CollegeContent['facilities'][number];

/** What the page of a major says: `majors/{slug}.ts`. */
export type MajorContent = Content<'majors/*'>[string];

/** One course of a curriculum. */
export type Course = MajorContent['curriculum']['Year 1'][number];

/** A major with all that its page says. */
export type Major = DegreeProgram & { slug: MajorSlug; college: CollegeSlug } & MajorContent;
