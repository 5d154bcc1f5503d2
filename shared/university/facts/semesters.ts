import { day, days } from './day';
import { academicYear } from './deadlines';

/** The fall semester of the class that arrives; the specification leaves it open. It begins after New Student Days. */
export const fallSemester = {
  begins: day('August', 25, academicYear),
  break: days('October', 13, 14, academicYear),
  thanksgiving: days('November', 26, 28, academicYear),
  ends: day('December', 12, academicYear),
} as const;
