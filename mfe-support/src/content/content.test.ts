/** @jest-environment node */
import {
  currentSemester,
  familyDates,
  figures,
  givingMinimums,
  inDollars,
  privacyPolicyUpdated,
} from '@3eu/university/facts';
import { about } from './about';
import { alumniFriends } from './alumni-friends';
import { my3eu } from './my3eu';
import type { Resource } from './types';
import { parentsFamilies } from './parents-families';
import { privacyPolicy } from './privacy-policy';

describe('about', () => {
  it('states the fast facts', () => {
    // In whatever words the page labels them.
    const facts = about.facts.list.map(({ label, value }) => `${value} ${label}`);
    for (const [value, label] of [
      [figures.founded, 'founded'],
      [figures.students, 'students'],
      [figures.faculty, 'faculty'],
      [figures.staff, 'staff'],
      [figures.alumni, 'alumni'],
      [figures.countries, 'countries'],
      [figures.programs, 'programs'],
      [figures.researchFunding, 'research'],
      [figures.acres, 'acres'],
      [figures.studentFacultyRatio, 'ratio'],
      [figures.jobPlacement, 'placement'],
      [figures.averageClassSize, 'class size'],
    ] as const)
      expect(facts.some((fact) => fact.startsWith(`${value} `) && fact.includes(label))).toBe(true);
  });
});

const userTypes = ['student', 'faculty', 'staff'] as const;

describe('the portal', () => {
  it.each(userTypes)('leads %s to a page, but to none that has no service here', (userType) => {
    const cards: readonly Resource[] = my3eu.dashboard.resources.list[userType];
    const links = cards.flatMap(({ link }) => link?.href ?? []);
    expect(links).not.toEqual([]);
    for (const href of links) expect(['/my3eu', '/knowledge-base']).not.toContain(href);
  });

  it('has different cards for each user type', () => {
    const { list } = my3eu.dashboard.resources;
    expect(new Set(userTypes.map((userType) => list[userType].map(({ title }) => title).join())).size).toBe(
      userTypes.length,
    );
  });

  it('has the cards that other pages link to', () => {
    const ids = my3eu.dashboard.resources.list.student.map(({ id }) => id);
    for (const id of ['bills', 'forms', 'jobs']) expect(ids).toContain(id);
  });

  it('adds up the bill that it shows', () => {
    const bill = my3eu.dashboard.resources.list.student.find(({ id }) => id === 'bills')!;
    const amounts = bill.samples[0].facts.map(({ value }) => Number(value.replace('−', '-').replace(/[$,]/g, '')));
    expect(amounts.pop()).toBe(amounts.reduce((sum, amount) => sum + amount));
  });

  it('counts its notices', () => {
    expect(my3eu.dashboard.state.notifications).toContain(String(my3eu.dashboard.notices.list.length));
    expect(my3eu.dashboard.state.semester).toBe(currentSemester);
  });
});

test('parents find the dates of the site', () => {
  const { newParentOrientation, familyWeekend } = familyDates;
  for (const day of [newParentOrientation, familyWeekend])
    expect(parentsFamilies.programs.list).toContainEqual(expect.objectContaining({ day }));
});

test('alumni find the figures and minimums of the site', () => {
  const shown: readonly string[] = alumniFriends.stats.map(({ value }) => value);
  for (const figure of [figures.alumniShort, figures.alumniCountries, figures.annualGiving])
    expect(shown).toContain(figure);
  expect(alumniFriends.giving.options.map(({ minAmount }) => minAmount)).toEqual(
    Object.values(givingMinimums).map((amount) => (typeof amount === 'number' ? inDollars(amount) : amount)),
  );
});

test('the privacy policy has the date of the site', () => {
  expect(privacyPolicy.updated).toEqual(privacyPolicyUpdated);
});

test('a card of the portal leads somewhere, or shows what a signed-in visitor would find', () => {
  const cards: readonly Resource[] = Object.values(my3eu.dashboard.resources.list).flat();
  for (const { link, samples } of cards) expect(link ?? samples).toBeDefined();
});
