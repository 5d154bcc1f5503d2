/** What a search over the site's own pages finds: a part of a page, from a heading that has an address to the next one. */
export type SearchEntry = {
  /** Address of the part; that of the page for what stands above its first part. */
  href: string;
  /** The part's heading; the page's title for its first part. */
  title: string;
  /** Title of the page. */
  page: string;
  /** The section of the site, as in `Admissions`. */
  section: string;
  /** Headings within the part that have no address of their own. */
  headings: readonly string[];
  /** All that the part says, a paragraph, a row's cell or a list's item on a line each. */
  text: string;
};

/** The part of the search index that a package's pages make: `search/<package>.<hash>.json`. */
export type SearchPart = readonly SearchEntry[];
