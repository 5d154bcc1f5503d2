import type { Link, Prices } from './forms';

/** What the university charges and pays out. US dollars. Specification, section 9. */
export const fees = {
  application: 75,
  /** Due on `admissionDeadlines.enrollmentDeposit`. */
  enrollmentDeposit: 500,
} as const satisfies Prices;

/** By which the FAFSA finds us; no real school has a code with this letter. */
export const schoolCode = 'X00333';

/** Where the FAFSA is filled in; the one real form that the site links to. Specification, section 2, Financial aid. */
export const fafsa = {
  label: 'studentaid.gov',
  href: 'https://studentaid.gov/h/apply-for-aid/fafsa',
} as const satisfies Link;

/** Smallest gift of each way to give. Specification, section 9, Alumni. */
export const givingMinimums = {
  annualFund: 25,
  scholarshipEndowment: 25_000,
  capitalProjects: 1_000,
  plannedGiving: 'Varies',
} as const;

/** Residence halls: price per semester and beds (specification, section 9), and whether first-years are given a room there. */
export const halls = {
  narwhalCommons: { name: 'Narwhal Commons', perSemester: 4_200, students: 800, firstYears: true },
  tealTower: { name: 'Teal Tower', perSemester: 5_100, students: 600, firstYears: false },
  universityApartments: { name: 'University Apartments', perSemester: 6_800, students: 400, firstYears: false },
  honorsVillage: { name: 'Honors Village', perSemester: 4_800, students: 300, firstYears: true },
} as const satisfies Record<string, { name: string; perSemester: number; students: number; firstYears: boolean }>;

/** The other eight of the twelve halls, named after whales that are no narwhals: first-years live in them too. */
export const smallHalls = {
  names: 'Beluga, Bowhead, Fin, Gray, Minke, Orca, Right and Sei',
  count: 8,
  beds: 340,
} as const;

/** Meal plans: price, meals and dining dollars per semester. Specification, section 9. */
export const mealPlans = {
  unlimited: { name: 'Unlimited', price: 2_800, meals: 'Unlimited', diningDollars: 200 },
  block150: { name: 'Block 150', price: 2_200, meals: '150', diningDollars: 400 },
  commuter: { name: 'Commuter', price: 800, meals: '50', diningDollars: 300 },
} as const satisfies Record<string, { name: string; price: number; meals: string; diningDollars: number }>;
