import { fallSemester } from './semesters';
import { yearCost } from './year-cost';

/** Who keeps the records of students, and how. Facts of ours: the specification only says that consent goes through the registrar. */
export const registrar = {
  name: 'Ruth Amundsen',
  /** Of one class: a year is two semesters of 16 credits. */
  perCredit: yearCost.tuition / 32,
  /** Until when a class of the fall is changed. */
  classes: `A class is added or dropped until noon on ${fallSemester.addDrop.medium}, and left with a W, which is no grade, until ${fallSemester.withdraw.medium}.`,
  /** How a parent comes to see grades. */
  consent:
    'In My3EU, under Forms, they name you on the FERPA consent and sign: from the next business day we may talk to you, free of charge, until they take it back.',
} as const;
