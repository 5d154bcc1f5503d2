import { majorCatalog } from '../content/catalog';
import type { Major, MajorContent } from '../content/types';

/** The content that a major's file exports. */
const contentOf = (slug: string) =>
  Object.values(jest.requireActual<Record<string, MajorContent>>(`../content/majors/${slug}`))[0]!;

/** The majors with all that their pages say, in the catalog's order. No page knows them all. */
export const majors: readonly Major[] = majorCatalog.map((entry) => ({ ...entry, ...contentOf(entry.slug) }));
