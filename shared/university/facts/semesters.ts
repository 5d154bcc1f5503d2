import { day, days } from './day';
import { academicYear } from './deadlines';

/** The fall semester of the class that arrives; the specification leaves it open. It begins after New Student Days. */
export const fallSemester = {
  begins: day('August', 25, academicYear),
  /** The last day to add or drop a class, and the last to withdraw from one: Fridays of weeks 1 and 10. */
  addDrop: day('August', 29, academicYear),
  break: days('October', 13, 14, academicYear),
  withdraw: day('October', 31, academicYear),
  thanksgiving: days('November', 26, 28, academicYear),
  ends: day('December', 12, academicYear),
} as const;
