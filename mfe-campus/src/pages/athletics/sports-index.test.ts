import { achievementsOf } from './sports-index';

test('an achievement starts with the titles, if there are any', () => {
  const sport = { achievement: 'A broom of its own' };
  expect(achievementsOf({ ...sport, titles: [2018, 2023] })).toBe(
    'Conference champions 2018, 2023. A broom of its own.',
  );
  expect(achievementsOf({ ...sport, titles: null })).toBe('A broom of its own.');
});
