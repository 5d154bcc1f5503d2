import { brand } from '@3eu/university/facts';
import { degrees } from './content/catalog';
import type { College, Major } from './content/types';

const university = { '@type': 'CollegeOrUniversity', name: brand.name, url: '/' };

/** schema.org EducationalOccupationalProgram of a major. */
export const educationalProgram = (major: Major) => ({
  '@type': 'EducationalOccupationalProgram',
  name: major.name,
  description: major.lede,
  url: `/major/${major.slug}`,
  provider: university,
  programType: 'Undergraduate',
  educationalProgramMode: 'in-person',
  educationalCredentialAwarded: `${major.type} in ${major.name}`,
  timeToComplete: `P${Number.parseInt(degrees[major.type], 10)}Y`,
  numberOfCredits: major.credits,
  salaryUponCompletion: {
    '@type': 'MonetaryAmountDistribution',
    name: 'Starting salary',
    currency: 'USD',
    duration: 'P1Y',
    median: major.careerOutlook.startingSalary,
  },
});

/** schema.org CollegeOrUniversity of a college, as a part of the university. */
export const collegeOrganization = (college: College) => ({
  '@type': 'CollegeOrUniversity',
  name: college.name,
  description: college.description,
  url: `/college/${college.slug}`,
  parentOrganization: university,
});
