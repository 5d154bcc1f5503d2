import { academicYear } from '@3eu/shared/site';
import { athletics } from './athletics';
import { campusLiving } from './campus-living';
import { careerSupport } from './career-support';
import { seasons, sports } from './sports';
import { studentLife } from './student-life';
import { visit } from './visit';

test('athletics: the figures of section 9', () => {
  expect(athletics.figures.map(({ value }) => value)).toEqual(['27', '500+', '15']);
  expect(athletics.excellence.stats.map(({ value }) => value)).toEqual(['3.2', '85%', '12:1']);
});

test('athletics: fourteen sports with season, mark, achievement and coach, whose titles add up to fifteen', () => {
  expect(sports).toHaveLength(14);
  for (const sport of sports) {
    expect(seasons.map(({ name }) => name)).toContain(sport.season);
    for (const text of [sport.name, sport.achievement, sport.coach]) expect(text).not.toBe('');
  }
  expect(sports.flatMap(({ titles }) => titles)).toHaveLength(15);
  expect(new Set(sports.map(({ image }) => image.id)).size).toBe(14);
});

test('athletics: four games to come, at home and away, in the order of their dates', () => {
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
  expect(campusLiving.halls.list.map(({ name, price, capacity }) => [name, price, capacity])).toEqual([
    ['Narwhal Commons', '$4,200', 800],
    ['Teal Tower', '$5,100', 600],
    ['University Apartments', '$6,800', 400],
    ['Honors Village', '$4,800', 300],
  ]);
});

test('campus living: the meal plans of section 9', () => {
  expect(campusLiving.plans.list.map(({ name, price, meals, diningDollars }) => [name, price, meals, diningDollars])).toEqual([
    ['Unlimited', '$2,800', 'Unlimited', '$200'],
    ['Block 150', '$2,200', '150', '$400'],
    ['Commuter', '$800', '50', '$300'],
  ]);
});

test('campus living: four amenities, and four dining venues with hours and features', () => {
  expect(campusLiving.amenities.items.map(({ title }) => title)).toEqual(['Internet', '24/7 security', 'Parking', 'Community spaces']);
  expect(campusLiving.dining.venues).toHaveLength(4);
  for (const { type, hours, features } of campusLiving.dining.venues) {
    expect(type && features).not.toBe('');
    for (const line of hours) expect(line).toMatch(/(AM|PM|closed)$/);
  }
});

test('career support: figures and outcomes of section 9', () => {
  expect(careerSupport.figures.map(({ value }) => value)).toEqual(['95%', '$68K', '500+', '85%']);
  expect(careerSupport.figures[0].label).toBe('placed within 6 months');
  expect(careerSupport.outcomes.fields.map(({ field, placement, salary }) => [field, placement, salary])).toEqual([
    ['Computer Science', '99%', '$85,000'],
    ['Engineering', '98%', '$75,000'],
    ['Business', '97%', '$65,000'],
    ['Psychology', '94%', '$45,000'],
  ]);
  expect(careerSupport.outcomes.chart.averageSalary).toBe(68_000);
});

test('career support: four services, four events and three resources', () => {
  expect(careerSupport.services.items).toHaveLength(4);
  expect(careerSupport.events.list).toHaveLength(4);
  expect(careerSupport.resources.list).toHaveLength(3);
});

test('every event is in the academic year', () => {
  const dates = [...studentLife.events.list.map(({ date }) => date), ...careerSupport.events.list.map(({ date }) => date), ...athletics.games.list.map(({ date }) => date.iso)];
  for (const date of dates) expect(date.slice(0, 4)).toBe(String(academicYear));
});

test.each([studentLife, campusLiving, athletics, visit, careerSupport].map(({ metadata }) => [metadata.title, metadata] as const))(
  '%s: what search engines read has a fitting length',
  (_, { description, keywords }) => {
    expect(description.length).toBeGreaterThan(80);
    expect(description.length).toBeLessThan(240);
    expect(keywords.length).toBeGreaterThan(4);
  },
);
