import {
  academicYear,
  athletics as sportsFigures,
  careers,
  figures,
  halls,
  mealPlans,
  outcomes,
} from '@3eu/shared/site';
import { athletics } from './athletics';
import { campusLiving } from './campus-living';
import { careerSupport } from './career-support';
import { seasons, sports } from './sports';
import { studentLife } from './student-life';
import { visit } from './visit';

test('athletics: the figures of section 9', () => {
  const shown: readonly string[] = [...athletics.figures, ...athletics.excellence.stats].map(({ value }) => value);
  const { varsitySports, studentAthletes, conferenceTitles, averageGpa, fourYearGraduation, supportRatio } =
    sportsFigures;
  for (const figure of [varsitySports, studentAthletes, conferenceTitles, averageGpa, fourYearGraduation, supportRatio])
    expect(shown).toContain(figure);
});

test('athletics: fourteen complete sports, whose titles add up to fifteen', () => {
  expect(sports).toHaveLength(14);
  for (const sport of sports) {
    expect(seasons.map(({ name }) => name)).toContain(sport.season);
    for (const text of [sport.name, sport.achievement, sport.coach]) expect(text).not.toBe('');
  }
  expect(sports.flatMap(({ titles }) => titles)).toHaveLength(15);
  expect(new Set(sports.map(({ image }) => image.id)).size).toBe(14);
});

test('athletics: four upcoming games, at home and away, in order of date', () => {
  const games = athletics.games.list;
  expect(games).toHaveLength(4);
  expect(new Set(games.map(({ homeGame }) => homeGame)).size).toBe(2);
  const dates = games.map(({ date }) => date.iso);
  expect(dates).toEqual([...dates].sort());
  for (const { sport, opponent, time, location } of games) {
    expect(sports.map(({ name }) => name)).toContain(sport);
    expect(time).toMatch(/^\d+:\d\d [AP]M$/);
    expect(opponent && location).not.toBe('');
  }
});

test('campus living: the halls of section 9', () => {
  for (const { name, perSemester, students } of Object.values(halls)) {
    expect(campusLiving.halls.list).toContainEqual(
      expect.objectContaining({ name, price: perSemester, capacity: students }),
    );
  }
});

test('campus living: the meal plans of section 9', () => {
  for (const plan of Object.values(mealPlans))
    expect(campusLiving.plans.list).toContainEqual(expect.objectContaining(plan));
});

test('campus living: four amenities, and four dining venues with hours and features', () => {
  const amenities = campusLiving.amenities.items.map(({ title }) => title);
  for (const amenity of [/internet/i, /24\/7 security/i, /parking/i, /community spaces/i])
    expect(amenities).toContainEqual(expect.stringMatching(amenity));
  expect(campusLiving.dining.venues).toHaveLength(4);
  for (const { type, hours, features } of campusLiving.dining.venues) {
    expect(type && features).not.toBe('');
    for (const line of hours) expect(line).toMatch(/(AM|PM|closed)$/);
  }
});

test('career support: figures and outcomes of section 9', () => {
  expect(careerSupport.figures.map(({ value }) => value)).toEqual(expect.arrayContaining(Object.values(careers)));
  expect(careerSupport.figures.find(({ value }) => value === careers.placement)!.label).toContain(
    figures.placementWindow,
  );
  for (const outcome of Object.values(outcomes))
    expect(careerSupport.outcomes.fields).toContainEqual(expect.objectContaining(outcome));
  expect(`$${careerSupport.outcomes.chart.averageSalary / 1000}K`).toBe(careers.averageSalary);
});

test('career support: four services, four events and three resources', () => {
  expect(careerSupport.services.items).toHaveLength(4);
  expect(careerSupport.events.list).toHaveLength(4);
  expect(careerSupport.resources.list).toHaveLength(3);
});

test('every event is in the academic year', () => {
  const dates = [
    ...studentLife.events.list.map(({ date }) => date),
    ...careerSupport.events.list.map(({ date }) => date),
    ...athletics.games.list.map(({ date }) => date.iso),
  ];
  for (const date of dates) expect(date.slice(0, 4)).toBe(String(academicYear));
});

test.each(
  [studentLife, campusLiving, athletics, visit, careerSupport].map(
    ({ metadata }) => [metadata.title, metadata] as const,
  ),
)('%s: the metadata for search engines has a suitable length', (_, { description, keywords }) => {
  expect(description.length).toBeGreaterThan(80);
  expect(description.length).toBeLessThan(240);
  expect(keywords.length).toBeGreaterThan(4);
});
