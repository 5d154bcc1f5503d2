/** A question that a page leads its reader to, and where it is answered. */
export type SearchQuestion = { question: string; href: string };

/**
 * A question that a place answers, with what people write who ask it. A package lists them by place in
 * `src/content/questions.json`, for the index alone.
 */
export type SearchAnswer = {
  /** The question as the site would put it. */
  question: string;
  /** Words of the line that answers it, where the place says more than that. */
  quote?: string;
  /** Nearest places, where the question has no answer yet. */
  near?: readonly string[];
  /** What people write who ask it. */
  asked: readonly string[];
};

/** The questions of a package, by the address of the place that answers them. */
export type SearchAnswers = Readonly<Record<string, readonly SearchAnswer[]>>;

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
  /**
   * All that the part says, a paragraph, a row's cell or a list's item on a line each; a page's description first. An
   * empty line stands between what does not belong together: rows, items, terms with their values, headings with theirs.
   */
  text: string;
  /** Questions that stand in the part as links. */
  asks: readonly SearchQuestion[];
  /** Address of the first picture in the part. */
  picture?: string;
  /** Questions that it answers. */
  answers?: readonly SearchAnswer[];
};

/** The part of the search index that a package's pages make: `search/<package>.<hash>.json`. */
export type SearchPart = readonly SearchEntry[];
