import { brand } from './brand';
import { academicYear } from './deadlines';

/** Apart, for a page that states it alone. */
export const fourYearGraduation = '85%';

/**
 * Figures that the pages state, written as they are read. Specification, section 9, Marketing figures and Fast Facts.
 * Where the specification gives two readings of one thing, both stand, under two names.
 */
export const figures = {
  founded: String(brand.founded),
  students: '15,000+',
  faculty: '525',
  staff: '1,200',
  programs: '200+',
  colleges: '3',
  studentFacultyRatio: '12:1',
  averageClassSize: '22',
  graduateSuccess: '98%',
  /** Placed within six months; see `placementWindow`. */
  jobPlacement: '95%',
  placementWindow: 'within 6 months',
  fourYearGraduation,
  satisfaction: '92%',
  researchFunding: '$2.5B',
  acres: '1,200',
  organizations: '300+',
  residenceHalls: '12',
  diningHalls: '4',
  retailDining: '15+',
  /** Alumni as Fast Facts (`/about`) counts them. */
  alumni: '150,000+',
  /** Alumni as `/alumni-friends` writes them. */
  alumniShort: '150K+',
  /** Countries that the students of this year come from: the Fast Fact of `/about`. */
  countries: '80+',
  /** Countries that graduates live in now, as `/alumni-friends` counts them. Say "students" or "graduates" beside either. */
  alumniCountries: '85',
  annualGiving: '$53M',
} as const;

/** The same students by what they study and where they come from: the sum of the three colleges. */
export const studentsNote = `Counted in the fall of ${academicYear - 1}, there are 15,100 students: 13,400 undergraduates and 1,700 graduate students, from all 50 states and 82 countries.`;

/** What the ratio of students to faculty counts: it does not follow from the counts of both, which are fixed as well. */
export const ratioNote = `The ${figures.faculty} are professors. The ratio of ${figures.studentFacultyRatio} counts everybody who teaches, lecturers and teaching fellows included: 1,250 in full-time equivalents.`;

/**
 * Athletics. Specification, section 9, states both counts, and they count two things: a varsity sport is scored on its
 * own (indoor and outdoor track are two), an athletic team is a squad with its own coaches (both tracks are one). A
 * page that states both counts explains this too; see `bothCounts`.
 */
export const athletics = {
  /** As `/student-life` and the home page count. */
  athleticTeams: '25',
  /** As `/athletics` and the knowledge base count. */
  varsitySports: '27',
  /** How the two counts go together, for a place that states one of them. */
  bothCounts: '27 varsity sports, played by 25 athletic teams: cross country and both track seasons run as one.',
  studentAthletes: '500+',
  conferenceTitles: '15',
  averageGpa: '3.2',
  fourYearGraduation: '85%',
  supportRatio: '12:1',
} as const;

/** Admission. Specification, sections 5 and 9. */
export const admission = {
  minimumGpa: '2.5',
  recommendedGpa: '3.0+',
  recommendationLetters: 2,
  /** How long the application takes; section 2, Admissions. */
  applicationMinutes: 30,
  /** Everybody's application is read twice: by the counselor of their state, then by one who does not know them. */
  readers: 2,
} as const;

/** Credit hours of each degree. Specification, section 9, Credits. */
export const creditHours = {
  computerScience: 128,
  businessAdministration: 120,
  biomedicalEngineering: 132,
  psychology: 120,
} as const;

/** National ranks. Specification, section 9, Rankings. */
export const ranks = { national: '#18', value: '#12', innovative: '#15', undergraduateEngineering: '#14' } as const;

/** Careers of all graduates. Specification, section 9, Career. */
export const careers = {
  placement: '95%',
  averageSalary: 68_000,
  employers: '500+',
  alumniSatisfaction: '85%',
} as const;

/** Placement and starting salary of one field of study. */
export type Outcome = { readonly placement: string; readonly salary: number };

/** Placement within six months and starting salary by field. Specification, section 9, Career. */
export const outcomes = {
  computerScience: { placement: '99%', salary: 85_000 },
  business: { placement: '97%', salary: 65_000 },
  engineering: { placement: '98%', salary: 75_000 },
  psychology: { placement: '94%', salary: 45_000 },
} as const satisfies Record<string, Outcome>;
