const lots = ['A', 'B', 'C'] as const;
const lotNames = `${lots[0]}, ${lots[1]} and ${lots[2]}`;
const perDay = 5;

/**
 * Parking. Specification, section 9: three free hours at the visitor center, a daily price in lots A, B and C, and free
 * student lots on weekends and holidays. The student lots are those same three: students park there with a permit,
 * visitors by the day.
 */
export const parking = {
  /** At the admissions visitor center. */
  freeHours: 3,
  /** In the lots below, for visitors. */
  perDay,
  /** In the same lots, for students and for a whole year. Ours: the specification names no price. */
  permit: 120,
  lots,
  /** The lots inside a sentence: `A, B and C`. */
  lotNames,
} as const;
