import type { Course, Major } from './types';

/** Sum of the credits of some courses. */
const creditsOf = (courses: readonly Course[]): number => courses.reduce((sum, { credits }) => sum + credits, 0);

/** The years of a plan in order, each with its credits and those earned by its end. */
export function yearsOf(curriculum: Major['curriculum']) {
  let soFar = 0;
  return (['Year 1', 'Year 2', 'Year 3', 'Year 4'] as const).map((year) => {
    const courses = curriculum[year];
    const credits = creditsOf(courses);
    soFar += credits;
    return { year, courses, credits, soFar };
  });
}
