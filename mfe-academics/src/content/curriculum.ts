import type { Course, Major } from './types';

/** Sum of the credits of some courses. */
export const creditsOf = (courses: readonly Course[]): number => courses.reduce((sum, { credits }) => sum + credits, 0);

/** The years of a plan in order. */
export const yearsOf = (curriculum: Major['curriculum']) =>
  (['Year 1', 'Year 2', 'Year 3', 'Year 4'] as const).map((year) => ({ year, courses: curriculum[year] }));
