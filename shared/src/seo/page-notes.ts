import { createContext } from 'react';
import type { Findable } from '../contract/render';
import type { SeoProps } from './index';

/** What a page says of itself while it is prerendered, so that its HTML need not be parsed to learn it. */
export type PageNotes = {
  seo: (props: SeoProps) => void;
  /** An address of this site that the page links to. */
  link: (href: string) => void;
  /** Name of a picture of the catalogue. */
  picture: (name: string) => void;
  /** The words of a heading. */
  heading: (words: string) => void;
  /** Something that a search over the site finds by itself. */
  findable: (found: Findable) => void;
};

/** Where the prerender step collects a page's notes; null in the browser. */
export const PageNotesContext = createContext<PageNotes | null>(null);
