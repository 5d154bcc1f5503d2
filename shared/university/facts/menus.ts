/** A section of the site: a column of the footer and of Quick Links. `shell/src/content/footer.ts` has its title. */
export type FooterGroup = 'admissions' | 'academics' | 'campus' | 'people';

/** The section of pages that name none. */
export const otherSection: FooterGroup = 'people';

/**
 * Groups of pages in the header's dropdowns, and the section that each belongs to. `shell/src/content/header.ts` says
 * which dropdown shows which groups.
 */
export const menuGroups = {
  admissions: 'admissions',
  academics: 'academics',
  colleges: 'academics',
  'student-life': 'campus',
} as const satisfies Record<string, FooterGroup>;

/** A group of pages in a dropdown. */
export type MenuGroup = keyof typeof menuGroups;
