import { academicYear } from './deadlines';
import { fourYearGraduation } from './figures';

/** The class whose figures are known: it arrived in the fall before the one that is being admitted. */
const fall = academicYear - 1;

/**
 * Who applies, is admitted, comes, stays and graduates, each with its year: ours, but for the share that graduates in
 * four years. Counted as colleges report it: first-years who seek a degree, as of October 15.
 */
export const firstYears = {
  applied: `24,000 for fall ${fall}`,
  admitted: '9,600 of them, 40%',
  came: '3,600, 38% of those admitted',
  grades: '3.2 to 3.8, the middle half of those who came',
  scores: 'SAT 1180 to 1370, ACT 24 to 30: the middle half of the 46% who sent any',
  stayed: `94% of the class of fall ${fall - 1} came back for a second year`,
  graduated: `${fourYearGraduation} in four years, of the class that entered in fall ${fall - 4}`,
} as const;
