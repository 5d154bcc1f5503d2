import { createContext } from 'react';
import type { SiteAddress } from '../contract/href';

/** A schema.org object, as in `{ '@type': 'BreadcrumbList', … }`. */
export type JsonLd = Record<string, unknown>;

export type SeoProps = {
  /** The page's own title; the site's name is added. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** The section of the site, as in `Admissions`. */
  section: string;
  /** The language that the page is in, as in `de` [BCP 47]. Default: the site's. */
  lang?: string;
  /** The same page in several languages, this one among them: paths by language. Each of them has the same list. */
  alternates?: Readonly<Record<string, SiteAddress>>;
  /**
   * schema.org data for the document, as `PRERENDER && data`: in the browser nobody needs it. A text that begins with one
   * slash is an address of the site, and is written whole.
   */
  jsonLd?: false | JsonLd | readonly JsonLd[];
  /** For pages that stand for an address that does not exist: no canonical address, and not indexed. */
  noindex?: boolean;
};

/** A page on the way to another, as breadcrumbs name it; the last one is the page itself. */
export type Stop = { label: string; href?: string };

/** The files of a page's first picture, as `imagesrcset` and `imagesizes` have them [HTML, link preload]. */
export type FirstPicture = { srcSet: string; sizes: string; type: string };

/** What a page says of itself while it is prerendered, so that its HTML need not be parsed to learn it. */
export type PageNotes = {
  seo: (props: SeoProps) => void;
  /**
   * A picture of the catalogue, by its `pictureId`.
   * @param first What the document asks for first of all, where it is the page's first picture.
   */
  picture: (id: string, first?: FirstPicture) => void;
  /** The id of an element with which the first view ends; the last one counts. */
  firstView: (id: string) => void;
  /** The pages above it and itself, as its breadcrumb shows them. A shell released before this one asks for none. */
  breadcrumb?: (stops: readonly Stop[]) => void;
  /** A block that the page shows. */
  block: (name: string) => void;
};

/** Where the prerender step collects a page's notes; null in the browser. */
export const PageNotesContext = createContext<PageNotes | null>(null);
