import { inDollars } from './dollars';
import { halls, mealPlans } from './fees';
import { parking } from './parking';

/** Tuition and books are examples of ours, as the whole university is one: the specification names neither. */
const parts = {
  tuition: 38_400,
  room: 2 * halls.narwhalCommons.perSemester,
  meals: 2 * mealPlans.block150.price,
  books: 1_200,
};

/** What a year costs before aid, for a first-year student in the first of the halls with the middle meal plan. */
export const yearCost = { ...parts, total: parts.tuition + parts.room + parts.meals + parts.books } as const;

/** Health insurance of the university plan, for a year; somebody insured alike needs none. */
export const insurance = 1_980;

/** What a semester's bill costs more in installments. */
export const installmentFee = 40;

/** What `yearCost` leaves out, for those who have it to pay. */
export const onTop = `On top come health insurance, ${inDollars(insurance)} a year unless your family’s covers the same here, ${inDollars(installmentFee)} a semester if you pay by the month, ${inDollars(parking.permit)} a year for a parking permit if you bring a car, and the way home.`;

/** Several scholarships may be more than the largest of them, and no more than this. */
export const awardsCap = `Awards add up, with each other and with grants, to at most what a year costs: ${inDollars(yearCost.total)}.`;
