/**
 * The year in which the class now being admitted arrives. Every dated thing of the specification follows it:
 * FAFSA by February 1, 2025, deposit by May 1, 2025, New Student Days August 20-22, 2025. Change it here, once.
 */
export const academicYear = 2025;

/** Applications for that class are due in the autumn before. */
export const applicationYear = academicYear - 1;

/** The running term, as the portal's dashboard names it; specification, section 2, Portal. */
export const currentSemester = `Spring ${academicYear} Semester`;
