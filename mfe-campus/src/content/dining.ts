import { fallSemester, figures, inDollars, mealPlans } from '@3eu/university/facts';
import type { DiningContent } from './types';

const { unlimited, block150, commuter } = mealPlans;
const forMeals = ({ price, diningDollars }: (typeof mealPlans)[keyof typeof mealPlans]) => price - diningDollars;
const mealOf = (plan: typeof block150 | typeof commuter) => forMeals(plan) / Number(plan.meals);

const week = 7 * 24 * 60 * 60 * 1000;
const [begins, ends] = [fallSemester.begins, fallSemester.ends].map(({ iso }) => Date.parse(iso));
const weeks = Math.round((ends! - begins!) / week);
/** Meals a week from which the first plan costs no more than the second one's meals would. */
const evenAt = Math.ceil(forMeals(unlimited) / mealOf(block150) / weeks);

/** Where one eats, when and for how much. The specification has halls and plans; the sums and words are ours. */
export const dining = {
  metadata: {
    title: 'Dining',
    description: `Eating at 3E University: ${figures.diningHalls} dining halls with their hours, what each kitchen is known for, vegan, halal and allergen-free lines, and what a meal comes to in each of three plans.`,
    keywords: ['dining', 'dining halls', 'dining hours', 'meal plans', 'vegan', 'halal', 'allergies'],
    section: 'Student Life',
  },
  header: {
    title: 'Where you eat',
    lede: `${figures.diningHalls} kitchens and ${figures.retailDining} smaller places. On weekdays something is open from seven in the morning to one at night; on weekends from nine.`,
  },
  halls: {
    id: 'halls',
    title: 'The halls and their hours',
    lede: 'During the semester. Guests pay at the door, by card.',
  },
  needs: {
    id: 'needs',
    title: 'If you cannot eat everything',
    items: [
      {
        title: 'Vegan',
        text: 'A station of its own at Commons Table, every meal, and one of the three soups at The Pier.',
      },
      { title: 'Halal', text: 'A station at Commons Table, with its own pans.' },
      {
        title: 'Allergies',
        text: 'No peanuts or other nuts, no milk, egg or gluten, and cooked apart from the rest: at Village Kitchen while it is open, at Commons Table for supper and on weekends.',
      },
      {
        title: 'Anything else',
        text: 'Say it once on the housing form: the chef of your hall calls you before you move in.',
      },
    ],
  },
  sum: {
    id: 'sum',
    title: 'What a meal comes to',
    lede: 'Each plan without its dining dollars, which you spend as you like.',
    items: [
      {
        value: inDollars(mealOf(block150)),
        label: `a meal with ${block150.name}: ${inDollars(forMeals(block150))} for ${block150.meals} of them`,
      },
      {
        value: inDollars(mealOf(commuter)),
        label: `a meal with ${commuter.name}: ${inDollars(forMeals(commuter))} for ${commuter.meals}`,
      },
      {
        value: String(evenAt),
        label: `meals a week, and ${unlimited.name} begins to be the cheaper one, over the ${weeks} weeks of a semester`,
      },
    ],
    plans: { label: 'All three plans', href: '/campus-living#plans' },
  },
} as const satisfies DiningContent;
