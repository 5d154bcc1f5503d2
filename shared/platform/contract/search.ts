/** A question that a page leads its reader to, and where it is answered. */
export type SearchQuestion = { question: string; href: string };

/** What a search over the site's own pages finds: a part of a page, from a heading that has an address to its end. */
export type SearchEntry = {
  /** Address of the part; that of the page for what stands in none of its parts. */
  href: string;
  /** The part's heading; the page's title for the page itself. */
  title: string;
  /** Title of the page. */
  page: string;
  /** The section of the site, as in `Admissions`. */
  section: string;
  /** Headings within the part that have no address of their own. */
  headings: readonly string[];
  /** Words that it is found by and that are not shown. */
  keywords: readonly string[];
  /** All that the part says, a paragraph, a row's cell or a list's item on a line each; a page's description first. */
  text: string;
  /** Questions that stand in the part as links. */
  asks: readonly SearchQuestion[];
};

/** The part of the search index that a package's pages make: `search/<package>.<hash>.json`. */
export type SearchPart = readonly SearchEntry[];
