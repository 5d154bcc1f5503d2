import type { RuntimeHref, SiteHref } from '@3eu/platform/contract/href';

/** Categories of the knowledge base, in the order in which they are offered. Specification, section 3. */
export const categories = [
  'General',
  'Admissions',
  'Academics',
  'Financial Aid',
  'Student Life',
  'Athletics',
  'Career',
  'Contact',
  'Visits',
  'New Students',
  'Events',
  'Students',
  'Alumni',
  'Parents',
] as const;

/** One question with its answer. Specification, section 3. */
export type KnowledgeEntry = {
  id: string;
  question: string;
  answer: string;
  /** Path of the page that says more; `/` means none. */
  url: SiteHref | RuntimeHref;
  /** One of `categories` in the built-in set; a connected table may hold others. */
  category: string;
  subcategory?: string;
  /** Separated by a comma and a space. */
  keywords?: string;
  /** The higher, the earlier in a list; 6 to 10 in the built-in set. */
  priority: number;
  /** When the row was last changed, as the service writes it (ISO 8601). Rows of a service only. */
  updatedAt?: string;
};

/** The keywords of an entry one by one. */
export function keywordsOf({ keywords }: KnowledgeEntry): string[] {
  return (keywords ?? '').split(', ').filter(Boolean);
}
