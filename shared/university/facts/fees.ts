import { aidDeadlines } from './deadlines';

/** What the university charges and pays out. US dollars, written as the pages write them. Specification, section 9. */
export const fees = {
  application: '$75',
  /** Due on `admissionDeadlines.enrollmentDeposit`. */
  enrollmentDeposit: '$500',
} as const;

/** How a semester's bill is paid in parts. Facts of ours: the specification names no plan. */
export const paymentPlan =
  'A semester’s bill can be paid in five monthly installments, without interest, for a fee of $40 a semester.';

/** Financial aid: headline figures, the ceilings of each kind. Specification, sections 2 (Financial aid) and 9. */
export const aid = {
  receivingAid: '95%',
  scholarshipsPerYear: '$52M',
  averageScholarship: '$28K',
  averageDebt: '$32K',
  /** What `receivingAid` counts. */
  kinds: 'Aid is of every kind: grants, scholarships, work-study and loans.',
  /** Whom `averageScholarship` counts, which is more than the largest merit scholarship. */
  averageNote:
    'The average scholarship counts students who have any, with all their awards of a year together: merit scholarships add up, with each other and with grants for need.',
  maxFederalGrant: '$7,395',
  maxMeritScholarship: '$25,000',
  /** The smallest of the six, Community Service. */
  minMeritScholarship: '$3,000',
  maxWorkStudy: '$3,000',
  /** What the scholarship deadline asks for, since scholarships have no form. */
  scholarshipRule: `There is no scholarship form. Your application for admission has to be complete by ${aidDeadlines.scholarships.short}, transcript and both letters included.`,
} as const;

/** Where the FAFSA is filled in; the one real form that the site links to. Specification, section 2, Financial aid. */
export const fafsa = { label: 'studentaid.gov', href: 'https://studentaid.gov/h/apply-for-aid/fafsa' } as const;

/** Smallest gift of each way to give. Specification, section 9, Alumni. */
export const givingMinimums = {
  annualFund: '$25',
  scholarshipEndowment: '$25,000',
  capitalProjects: '$1,000',
  plannedGiving: 'Varies',
} as const;

/** Residence halls: price per semester and beds. Specification, section 9. */
export const halls = {
  narwhalCommons: { name: 'Narwhal Commons', perSemester: '$4,200', students: 800 },
  tealTower: { name: 'Teal Tower', perSemester: '$5,100', students: 600 },
  universityApartments: { name: 'University Apartments', perSemester: '$6,800', students: 400 },
  honorsVillage: { name: 'Honors Village', perSemester: '$4,800', students: 300 },
} as const;

/** Meal plans: price, meals and dining dollars per semester. Specification, section 9. */
export const mealPlans = {
  unlimited: { name: 'Unlimited', price: '$2,800', meals: 'Unlimited', diningDollars: '$200' },
  block150: { name: 'Block 150', price: '$2,200', meals: '150', diningDollars: '$400' },
  commuter: { name: 'Commuter', price: '$800', meals: '50', diningDollars: '$300' },
} as const;
