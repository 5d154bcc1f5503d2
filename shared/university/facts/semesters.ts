import { day, days } from './day';

/** The fall semester of the class that arrives; the specification leaves it open. It begins after New Student Days. */
export const fallSemester = {
  begins: day('August', 25),
  break: days('October', 13, 14),
  thanksgiving: days('November', 26, 28),
  ends: day('December', 12),
} as const;
