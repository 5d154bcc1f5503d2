import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halls, inDollars, mealPlans, yearCost } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { financialAid } from '../../content/financial-aid';
import { Page } from './financial-aid-page';
import { sumOf } from './year-sum';

const { bar, cost, scholarships, calculator } = financialAid;

beforeEach(() => {
  renderPage(<Page />, { path: '/financial-aid' });
});

test('the parts of a year’s bar add up to what a year costs', () => {
  const total = bar.parts.reduce((sum, { dollars }) => sum + dollars, 0);
  expect(total).toBe(yearCost.total);
});

test('the sum begins as what a year costs, and follows hall, meal plan and scholarship', async () => {
  const section = within(screen.getByRole('region', { name: cost.title }));
  expect(section.getByRole('status')).toHaveTextContent(inDollars(yearCost.total));
  const [village, unlimited] = [halls.honorsVillage, mealPlans.unlimited];
  const [presidential, deans] = scholarships.list;
  const hallNames = within(section.getByLabelText(cost.hall)).getAllByRole('option');
  expect(hallNames.some(({ textContent }) => textContent.includes(halls.tealTower.name))).toBe(false);
  await userEvent.selectOptions(section.getByLabelText(cost.hall), village.name);
  await userEvent.selectOptions(section.getByLabelText(cost.plan), unlimited.name);
  await userEvent.selectOptions(section.getByLabelText(cost.first), presidential.name);
  await userEvent.selectOptions(section.getByLabelText(cost.second), deans.name);
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
  for (const { label, options } of calculator.fields) {
    const select = form.getByLabelText(label);
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([calculator.choose, ...options.map((option) => option.label)]);
    await userEvent.selectOptions(select, options[0].value);
  }
  expect(screen.getByText(calculator.disclaimer)).toBeVisible();
  const before = document.body.textContent;
  await userEvent.click(form.getByRole('button', { name: calculator.button }));
  expect(document.body.textContent).toBe(before);
  expect(form.getByLabelText(calculator.fields[0].label)).toHaveValue(calculator.fields[0].options[0].value);
});
