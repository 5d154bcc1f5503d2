/** @jest-environment node */
import { colleges } from './content/colleges';
import { collegeOrganization, educationalProgram } from './structured-data';
import { majors } from './testing/majors';

test.each(majors.map((major) => [major.slug, major] as const))(
  'the program of %s has the properties that schema.org and search engines need',
  (slug, major) => {
    expect(educationalProgram(major)).toMatchObject({
      '@type': 'EducationalOccupationalProgram',
      name: major.name,
      description: major.lede,
      url: `/major/${slug}`,
      provider: { '@type': 'CollegeOrUniversity', name: '3E University' },
      timeToComplete: 'P4Y',
      numberOfCredits: major.credits,
      salaryUponCompletion: {
        '@type': 'MonetaryAmountDistribution',
        currency: 'USD',
        duration: 'P1Y',
        median: expect.any(Number),
      },
    });
  },
);

test.each(colleges.map((college) => [college.slug, college] as const))(
  '%s is part of the university',
  (slug, college) => {
    expect(collegeOrganization(college)).toMatchObject({
      '@type': 'CollegeOrUniversity',
      name: college.name,
      url: `/college/${slug}`,
      parentOrganization: { name: '3E University' },
    });
  },
);
