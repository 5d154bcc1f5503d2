import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halls, inDollars, mealPlans, yearCost } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { financialAid } from '../../content/financial-aid';
import { Page } from './financial-aid-page';
import { sumOf } from './year-sum';

const { cost, scholarships, calculator } = financialAid;

beforeEach(() => {
  renderPage(<Page />, { path: '/financial-aid' });
});

test('the parts of a year’s bar add up to what a year costs', () => {
  const bar = within(screen.getByRole('figure', { name: 'What a year costs, by part' }));
  const parts = bar.getAllByRole('definition').map(({ textContent }) => Number(textContent.replace(/[$,]/g, '')));
  expect(parts.reduce((sum, dollars) => sum + dollars)).toBe(yearCost.total);
});

test('the sum begins as what a year costs, and follows hall, meal plan and scholarship', async () => {
  const section = within(screen.getByRole('region', { name: cost.title }));
  expect(section.getByRole('status')).toHaveTextContent(inDollars(yearCost.total));
  const [village, unlimited] = [halls.honorsVillage, mealPlans.unlimited];
  const [presidential, deans] = scholarships.list;
  const hallNames = within(section.getByLabelText('Hall')).getAllByRole('option');
  expect(hallNames.some(({ textContent }) => textContent.includes(halls.tealTower.name))).toBe(false);
  await userEvent.selectOptions(section.getByLabelText('Hall'), village.name);
  await userEvent.selectOptions(section.getByLabelText('Meal plan'), unlimited.name);
  await userEvent.selectOptions(section.getByLabelText('Merit scholarship'), presidential.name);
  await userEvent.selectOptions(section.getByLabelText('And another'), deans.name);
  const twice = 2 * (village.perSemester + unlimited.price);
  const awards = presidential.amount + deans.amount;
  const total = yearCost.tuition + yearCost.books + twice - awards;
  expect(section.getByRole('status')).toHaveTextContent(inDollars(total));
  expect(section.getByText(`−${inDollars(awards)}`)).toBeVisible();
});

test('a scholarship that is chosen twice counts once', () => {
  const [{ name, amount }] = scholarships.list;
  expect(
    sumOf({ hall: halls.narwhalCommons.name, plan: mealPlans.block150.name, first: name, second: name }).awards,
  ).toBe(amount);
});

test('the calculator has three selects, a disclaimer, and a button that changes nothing', async () => {
  const form = within(screen.getByRole('form', { name: calculator.title }));
  const selects = form.getAllByRole('combobox');
  expect(selects.map((select) => within(select).getAllByRole('option').length)).toEqual([6, 6, 5]);
  for (const select of selects) await userEvent.selectOptions(select, within(select).getAllByRole('option')[1]!);
  expect(screen.getByText(calculator.disclaimer)).toBeVisible();
  const before = document.body.textContent;
  await userEvent.click(form.getByRole('button', { name: 'Calculate Estimated Aid' }));
  expect(document.body.textContent).toBe(before);
  expect(form.getByLabelText('Family Income')).toHaveValue(calculator.income[0].value);
});
