import { screen } from '@testing-library/react';
import { inDollars, mealPlans } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { campusLiving } from '../../content/campus-living';
import { dining as content } from '../../content/dining';
import { Page } from './dining-page';

beforeEach(() => void renderPage(<Page />, { path: '/campus-living/dining' }));

test('each dining hall stands with its hours', () => {
  for (const { name, hours } of campusLiving.dining.venues) {
    expect(screen.getByRole('rowheader', { name: new RegExp(name) })).toBeVisible();
    for (const line of hours) expect(screen.getAllByText(line)[0]).toBeVisible();
  }
});

test('a meal costs what its plan leaves for each', () => {
  const { price, diningDollars, meals } = mealPlans.block150;
  expect(content.sum.items[0].value).toBe(inDollars((price - diningDollars) / Number(meals)));
});
