import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { halls, inDollars, mealPlans, tel, yearCost } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { aidDates } from '../../content/aid-dates';
import { financialAid } from '../../content/financial-aid';
import { Page } from './financial-aid-page';
import { sumOf } from './year-sum';

const { header, bar, cost, figures, figuresLabel, scholarships, fafsa, calculator, office } = financialAid;

/** jsdom reads the break after the @ as a space. */
const addressName = (email: string) => new RegExp(`^${email.replace('@', '@ ?')}$`);

beforeEach(() => {
  renderPage(<Page />, { path: '/financial-aid' });
});

test('has its title as the heading and shows the four figures', () => {
  expect(screen.getByRole('heading', { level: 1, name: header.title })).toBeVisible();
  const band = within(screen.getByRole('region', { name: figuresLabel }));
  for (const { value } of figures) expect(band.getByText(value)).toBeVisible();
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

test.each(financialAid.types.list.map((type) => [type.title, type] as const))(
  '%s: shows what it is, who is eligible and how much it pays',
  (title, { description, eligibility, maxAmount }) => {
    const row = within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!);
    expect(row.getByText(description)).toBeVisible();
    expect(row.getByText(new RegExp(eligibility))).toBeVisible();
    expect(row.getByText(maxAmount.amount)).toBeVisible();
  },
);

test.each(scholarships.list.map((one) => [one.name, one] as const))(
  '%s: shows amount and renewability',
  (name, { amount, renewable }) => {
    const row = within(screen.getByRole('table', { name: scholarships.caption }))
      .getByRole('rowheader', { name })
      .closest('tr')!;
    expect(row).toHaveTextContent(`${inDollars(amount)} a year`);
    expect(row).toHaveTextContent(renewable ? scholarships.renewable.yes : scholarships.renewable.no);
  },
);

test('links to the application in the scholarships section', () => {
  const section = within(screen.getByRole('region', { name: scholarships.title }));
  expect(section.getByRole('link', { name: scholarships.apply.label })).toHaveAttribute('href', '/application');
});

test('lists the documents, and opens the FAFSA in a new tab', () => {
  for (const { title } of fafsa.checklist) expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const link = screen.getByRole('link', { name: new RegExp(`^${fafsa.link.label}.*new tab`) });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
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

test('shows the four deadlines and the office, with inert controls marked as such', () => {
  for (const { day, title } of aidDates)
    expect(screen.getByText(title).closest('li')!.querySelector('time')).toHaveAttribute('datetime', day.iso);
  expect(screen.getByRole('link', { name: office.phone.number })).toHaveAttribute('href', tel(office.phone.number));
  expect(screen.getByRole('link', { name: addressName(office.email.address) })).toHaveAttribute(
    'href',
    `mailto:${office.email.address}`,
  );
  expect(screen.getByRole('button', { name: office.appointment })).toHaveAccessibleDescription(/demonstration/);
  for (const name of office.resources)
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
});
