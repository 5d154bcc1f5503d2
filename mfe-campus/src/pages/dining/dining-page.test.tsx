import { screen } from '@testing-library/react';
import { inDollars, inWords, mealPlans } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { campusLiving } from '../../content/campus-living';
import { dining as content } from '../../content/dining';
import { Page } from './dining-page';
import { openHours } from './open-hours';

beforeEach(() => void renderPage(<Page />, { path: '/campus-living/dining' }));

test('each dining hall stands with its hours', () => {
  for (const { name, hours } of campusLiving.dining.venues) {
    expect(screen.getByRole('rowheader', { name: new RegExp(name) })).toBeVisible();
    for (const line of hours) expect(screen.getAllByText(line)[0]).toBeVisible();
  }
});

test('the sentence at the top says when the first opens and the last closes', () => {
  const weekdays = campusLiving.dining.venues.map(({ hours: [line] }) => openHours(line));
  const [first, last] = [Math.min(...weekdays.map(([from]) => from)), Math.max(...weekdays.map(([, to]) => to))];
  expect(content.header.lede).toContain(`from ${inWords(first)} in the morning to ${inWords(last - 24)} at night`);
});

test('a meal costs what its plan leaves for each', () => {
  const { price, diningDollars, meals } = mealPlans.block150;
  expect(content.sum.items[0].value).toBe(inDollars((price - diningDollars) / Number(meals)));
});
