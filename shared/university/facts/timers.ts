/** How long each slide stays, in milliseconds. Specification, section 9, Timers. */
export const timers = {
  hero: 6000,
  programs: 5000,
  testimonials: 4000,
} as const;

/** Cards of one page of the programs carousel. Specification, section 9. */
export const programsPerPage = 3;
