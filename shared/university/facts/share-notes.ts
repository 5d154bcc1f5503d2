import { academicYear } from './deadlines';
import { figures } from './figures';
import { firstYears } from './first-years';

/** The last year that has been counted. */
const surveyed = academicYear - 1;

/**
 * What a figure counts, in which year and by whose count, for a place where it stands alone. The specification gives
 * the figures only, so the definitions are ours.
 */
export const shareNotes = {
  placement: `“Placed” means in a job or in graduate school ${figures.placementWindow} of graduation, by the survey of the class of ${surveyed}: 91 in a hundred answered.`,
  success:
    'Graduate success is the share with a job, a place in graduate school or a company of their own a year later.',
  graduation: `Four-year graduation: ${firstYears.graduated}.`,
  funding: `Research funding is the sum of all grants and contracts that ran in ${surveyed}, over their whole terms.`,
} as const;
