/** How long each degree takes. */
export const degrees = {
  'Bachelor of Arts': '4 years',
  'Bachelor of Business Administration': '4 years',
  'Bachelor of Science': '4 years',
  'Master of Business Administration': '2 years',
  'Master of Engineering': '1 year',
  'Master of Science': '2 years',
} as const;

export type Degree = keyof typeof degrees;

/** A degree program as a college lists it. */
export type DegreeProgram = {
  name: string;
  /** One sentence. */
  description: string;
  type: Degree;
};

/**
 * The colleges and the majors that have a page of their own, an entry each, in the order of lists and menus. What a page
 * says stands in `colleges/` and `majors/`; this list is light, so that menus and other pages carry no page's content.
 */
export const collegeCatalog = [
  {
    slug: 'business',
    name: 'College of Business',
    shortName: 'Business',
    note: 'Accounts, markets and the people in them',
  },
  {
    slug: 'engineering',
    name: 'College of Engineering',
    shortName: 'Engineering',
    note: 'Software, machines, devices and bridges',
  },
  {
    slug: 'arts-sciences',
    name: 'College of Arts and Sciences',
    shortName: 'Arts and Sciences',
    note: 'Minds, texts, numbers and the sea',
  },
] as const;

/** The last part of a college's address, `/college/{slug}`. */
export type CollegeSlug = (typeof collegeCatalog)[number]['slug'];

export const majorCatalog = [
  {
    slug: 'computer-science',
    name: 'Computer Science',
    college: 'engineering',
    type: 'Bachelor of Science',
    description: 'From the first loop to a system that other people depend on.',
  },
  {
    slug: 'business-administration',
    name: 'Business Administration',
    college: 'business',
    type: 'Bachelor of Business Administration',
    description: 'How an organization earns, spends, hires and decides, from the ledger up.',
  },
  {
    slug: 'biomedical-engineering',
    name: 'Biomedical Engineering',
    college: 'engineering',
    type: 'Bachelor of Science',
    description: 'Devices, materials and images for the body, designed with the clinic next door.',
  },
  {
    slug: 'psychology',
    name: 'Psychology',
    college: 'arts-sciences',
    type: 'Bachelor of Arts',
    description: 'How people think, remember and change their minds, tested by experiment.',
  },
] as const satisfies readonly (DegreeProgram & { slug: string; college: CollegeSlug })[];

/** The last part of a major's address, `/major/{slug}`. */
export type MajorSlug = (typeof majorCatalog)[number]['slug'];
