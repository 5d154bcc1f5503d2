import { majorCatalog, type MajorSlug } from './catalog';
import { biomedicalEngineering } from './majors/biomedical-engineering';
import { businessAdministration } from './majors/business-administration';
import { computerScience } from './majors/computer-science';
import { psychology } from './majors/psychology';
import type { Major, MajorContent } from './types';

/**
 * What each page says. The compiler names a major of the catalog that is missing here. They stand in one script: a
 * script for each would be asked for only when the page's own has run, one request after the other on a first view.
 */
const contents: Record<MajorSlug, MajorContent> = {
  'computer-science': computerScience,
  'business-administration': businessAdministration,
  'biomedical-engineering': biomedicalEngineering,
  psychology,
};

/** The majors with all that their pages say, in the catalog's order. */
export const majors: readonly Major[] = majorCatalog.map((entry) => ({ ...entry, ...contents[entry.slug] }));
