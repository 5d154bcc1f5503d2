/** What a search over the site's own pages finds: a page, or something that stands on one. */
export type SearchEntry = {
  href: string;
  title: string;
  /** The section of the site, as in `Admissions`. */
  section: string;
  description: string;
  keywords: readonly string[];
  headings: readonly string[];
};

/** The part of the search index that a package's pages make: `search/<package>.<hash>.json`. */
export type SearchPart = readonly SearchEntry[];
