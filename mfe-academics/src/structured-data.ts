import { absoluteUrl, brand } from '@3eu/shared/site';
import type { College, Major } from './content/types';

/** A page on the way, as breadcrumbs name it. */
export type Stop = { label: string; href: `/${string}` };

const university = { '@type': 'CollegeOrUniversity', name: brand.name, url: absoluteUrl('/') };

/** schema.org BreadcrumbList: every item carries position, name and item. */
export const breadcrumbList = (stops: readonly Stop[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: stops.map(({ label, href }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: absoluteUrl(href) })),
});

/** schema.org EducationalOccupationalProgram of a major. */
export const educationalProgram = (major: Major) => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOccupationalProgram',
  name: major.name,
  description: major.lede,
  url: absoluteUrl(`/major/${major.slug}`),
  provider: university,
  programType: 'Undergraduate',
  educationalProgramMode: 'in-person',
  educationalCredentialAwarded: `${major.type} in ${major.name}`,
  timeToComplete: `P${Number.parseInt(major.duration, 10)}Y`,
  numberOfCredits: major.credits,
  salaryUponCompletion: {
    '@type': 'MonetaryAmountDistribution',
    name: 'Starting salary',
    currency: 'USD',
    duration: 'P1Y',
    median: Number(major.careerOutlook.startingSalary.replace(/[^\d]/g, '')),
  },
});

/** schema.org CollegeOrUniversity of a college, as a part of the university. */
export const collegeOrganization = (college: College) => ({
  '@context': 'https://schema.org',
  '@type': 'CollegeOrUniversity',
  name: college.name,
  description: college.description,
  url: absoluteUrl(`/college/${college.slug}`),
  parentOrganization: university,
});
