import { inDollars } from './dollars';
import { academicYear } from './deadlines';
import { halls, smallHalls } from './fees';
import { yearCost } from './year-cost';

/** The class whose figures are known: it arrived in the fall before the one that is being admitted. */
const fall = academicYear - 1;

/** Where its members live. Facts of ours, within the beds that the specification gives (section 9, Housing). */
const rooms = { commons: halls.narwhalCommons.students, smallHalls: smallHalls.count * smallHalls.beds, honors: 80 };

const applied = 24_000;
const admitted = 9_600;
const enrolled = rooms.commons + rooms.smallHalls + rooms.honors;
const inFigures = (count: number) => inDollars(count).slice(1);
const ofHundred = (part: number, whole: number) => Math.round((100 * part) / whole);

/**
 * Who applies, is admitted, comes, stays and graduates: each with its year and how it was counted. Ours, but for the
 * share that graduates in four years (`figures.fourYearGraduation`).
 */
export const firstYears = {
  enrolled,
  applied: `${inFigures(applied)} applied for fall ${fall}`,
  admitted: `${inFigures(admitted)} of them, ${ofHundred(admitted, applied)} in a hundred`,
  came: `${inFigures(enrolled)} first-years, ${ofHundred(enrolled, admitted)} in a hundred of those admitted`,
  stayed: `94 in a hundred of the class of fall ${fall - 1} came back for a second year`,
  /** In the first year, around an average of all classes that the specification gives (`figures.averageClassSize`). */
  classSizes:
    'In the first year seminars have 16, most courses 20 to 30, and four lectures up to 90, each with a weekly section of 18.',
  rooms: `Of ${inFigures(enrolled)} first-years, ${rooms.commons} live in ${halls.narwhalCommons.name}, ${inFigures(rooms.smallHalls)} in the eight halls around it, ${smallHalls.beds} in each and at its price (${smallHalls.names}), and ${rooms.honors} in ${halls.honorsVillage.name}.`,
} as const;

/** What a first year cost after grants and scholarships, by the income ranges of the calculator. */
export const netPrice = {
  rows: [
    { income: '$0 to $30,000', price: 31_200 },
    { income: '$30,000 to $48,000', price: 34_300 },
    { income: '$48,000 to $75,000', price: 39_800 },
    { income: '$75,000 to $110,000', price: 45_700 },
    { income: '$110,000+', price: 50_300 },
  ],
  method: `On average, for first-years of fall ${fall} with federal aid: the ${inDollars(yearCost.total)} of a year less grants and scholarships. Loans and work-study are not taken off.`,
} as const;
