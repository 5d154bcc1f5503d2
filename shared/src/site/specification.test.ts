/** @jest-environment node */
/**
 * The figures of the specification's section 9, in one place. The tests of pages compare a page with these facts, so a
 * figure that somebody changes is red here, and nowhere else.
 */
import { admission, aid, athletics, careers, creditHours, fees, figures, givingMinimums, halls, mealPlans, outcomes, parking, phoneHours, ranks, responseTimes, tourHours } from './index';

test('housing and meal plans, per semester', () => {
  expect(Object.values(halls).map(({ name, perSemester, students }) => [name, perSemester, students])).toEqual([
    ['Narwhal Commons', '$4,200', 800],
    ['Teal Tower', '$5,100', 600],
    ['University Apartments', '$6,800', 400],
    ['Honors Village', '$4,800', 300],
  ]);
  expect(Object.values(mealPlans).map(({ name, price, meals, diningDollars }) => [name, price, meals, diningDollars])).toEqual([
    ['Unlimited', '$2,800', 'Unlimited', '$200'],
    ['Block 150', '$2,200', '150', '$400'],
    ['Commuter', '$800', '50', '$300'],
  ]);
});

test('careers and outcomes', () => {
  expect(careers).toMatchObject({ placement: '95%', averageSalary: '$68K', employers: '500+', alumniSatisfaction: '85%' });
  expect(outcomes).toMatchObject({
    computerScience: { placement: '99%', salary: '$85,000' },
    business: { placement: '97%', salary: '$65,000' },
    engineering: { placement: '98%', salary: '$75,000' },
    psychology: { placement: '94%', salary: '$45,000' },
  });
});

test('marketing figures, fast facts and ranks', () => {
  expect(figures).toMatchObject({
    founded: '1925', students: '15,000+', faculty: '525', staff: '1,200', programs: '200+', studentFacultyRatio: '12:1', averageClassSize: '22',
    graduateSuccess: '98%', jobPlacement: '95%', placementWindow: 'within 6 months', fourYearGraduation: '85%', satisfaction: '92%', researchFunding: '$2.5B',
    acres: '1,200', organizations: '300+', residenceHalls: '12', diningHalls: '4', retailDining: '15+', alumni: '150,000+', alumniShort: '150K+',
    countries: '80+', alumniCountries: '85', annualGiving: '$53M',
  });
  expect(ranks).toMatchObject({ national: '#18', value: '#12', innovative: '#15', undergraduateEngineering: '#14' });
  expect(creditHours).toMatchObject({ computerScience: 128, businessAdministration: 120, biomedicalEngineering: 132, psychology: 120 });
});

test('athletics', () => {
  expect(athletics).toMatchObject({
    athleticTeams: '25', varsitySports: '27', studentAthletes: '500+', conferenceTitles: '15', averageGpa: '3.2', fourYearGraduation: '85%', supportRatio: '12:1',
  });
});

test('fees, aid and gifts', () => {
  expect(fees).toMatchObject({ application: '$75', enrollmentDeposit: '$500' });
  expect(admission.minimumGpa).toBe('2.5');
  expect(aid).toMatchObject({ receivingAid: '95%', scholarshipsPerYear: '$52M', averageScholarship: '$28K', averageDebt: '$32K' });
  expect(givingMinimums).toMatchObject({ annualFund: '$25', scholarshipEndowment: '$25,000', capitalProjects: '$1,000', plannedGiving: 'Varies' });
});

test('parking and hours', () => {
  expect(parking).toMatchObject({ freeHours: 3, perDay: '$5', lots: ['A', 'B', 'C'] });
  expect(phoneHours).toMatchObject({ long: 'Monday-Friday 8AM-5PM', short: 'Mon-Fri 8AM-5PM' });
  expect(tourHours).toMatchObject({ long: 'Monday to Saturday 9 AM to 4 PM' });
  expect(responseTimes).toMatchObject({ email: 'Response within 24 hours', counselor: '1-2 business days', counselorSeason: '2-3 business days' });
});
