/** @jest-environment node */
import {
  athletics as sportsFigures,
  careers,
  figures,
  halls,
  mealPlans,
  outcomes,
  inThousands,
} from '@3eu/university/facts';
import { athletics } from './athletics';
import { campusLiving } from './campus-living';
import { careerSupport } from './career-support';
import { sports } from './sports';
import { studentLife } from './student-life';

test('athletics: the figures', () => {
  const shown: readonly string[] = [...athletics.figures, ...athletics.excellence.stats].map(({ value }) => value);
  const { varsitySports, studentAthletes, conferenceTitles, averageGpa, fourYearGraduation, supportRatio } =
    sportsFigures;
  for (const figure of [varsitySports, studentAthletes, conferenceTitles, averageGpa, fourYearGraduation, supportRatio])
    expect(shown).toContain(figure);
});

test.each([
  ['athletics', athletics.figuresNote],
  ['student life', studentLife.statsNote],
])('%s: the count in the first figures is explained below them', (_, note) => {
  expect(note).toContain(sportsFigures.bothCounts);
});

test('athletics: every game is of a sport that the page lists', () => {
  const names = sports.map(({ name }) => name);
  for (const { sport } of athletics.games.list) expect(names).toContain(sport);
});

test('campus living: the halls', () => {
  for (const { name, perSemester, students } of Object.values(halls)) {
    expect(campusLiving.halls.list).toContainEqual(
      expect.objectContaining({ name, price: perSemester, capacity: students }),
    );
  }
});

test('campus living: the meal plans', () => {
  for (const plan of Object.values(mealPlans))
    expect(campusLiving.plans.list).toContainEqual(expect.objectContaining(plan));
});

test('career support: figures and outcomes', () => {
  const { averageSalary, ...headlines } = careers;
  expect(careerSupport.figures.map(({ value }) => value)).toEqual(
    expect.arrayContaining([...Object.values(headlines), inThousands(averageSalary)]),
  );
  expect(careerSupport.figures.find(({ value }) => value === careers.placement)!.label).toContain(
    figures.placementWindow,
  );
  for (const outcome of Object.values(outcomes))
    expect(careerSupport.outcomes.fields).toContainEqual(expect.objectContaining(outcome));
});

test('a dining hall counts among those of the site', () =>
  expect(String(campusLiving.dining.venues.length)).toBe(figures.diningHalls));

test('the titles of the sports add up to those of the site', () =>
  expect(String(sports.flatMap(({ titles }) => titles ?? []).length)).toBe(sportsFigures.conferenceTitles));
