import { collegeCatalog, type CollegeSlug } from './catalog';
import { artsSciences } from './colleges/arts-sciences';
import { business } from './colleges/business';
import { engineering } from './colleges/engineering';
import type { College, CollegeContent } from './types';

/** What each page says. The compiler names a college of the catalog that is missing here. */
const contents: Record<CollegeSlug, CollegeContent> = { business, engineering, 'arts-sciences': artsSciences };

/** The colleges with all that their pages say, in the catalog's order. */
export const colleges: readonly College[] = collegeCatalog.map((entry) => ({ ...entry, ...contents[entry.slug] }));
