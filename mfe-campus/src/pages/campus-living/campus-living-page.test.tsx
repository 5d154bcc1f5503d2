import { fireEvent, screen, within } from '@testing-library/react';
import { inDollars } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { campusLiving as content } from '../../content/campus-living';
import { Page } from './campus-living-page';

beforeEach(() => {
  renderPage(<Page />, { path: '/campus-living' });
});

test('has its title as the heading, and links to the application and the visit', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Campus living' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply for Housing' })).toHaveAttribute('href', '/application');
  expect(screen.getByRole('link', { name: 'Tour Residence Halls' }).getAttribute('href')).toMatch(
    /^\/visit\?tour=student-life/,
  );
});

test.each(content.halls.list.map((hall) => [hall.name, hall] as const))(
  '%s: shows type, capacity, features and price, with a link from the top',
  (name, { id, type, capacity, features, price, picture }) => {
    const hall = within(screen.getByRole('article', { name }));
    for (const text of [type, String(capacity), inDollars(price), ...features])
      expect(hall.getByText(text)).toBeVisible();
    expect(hall.getByRole('img', { name: picture.alt })).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
    expect(screen.getByRole('article', { name })).toHaveAttribute('id', id);
  },
);

test('shows amenities and the hours of the dining halls', () => {
  for (const { title } of content.amenities.items) expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const table = within(screen.getByRole('table', { name: content.dining.caption }));
  for (const { name, hours } of content.dining.venues) {
    const row = within(table.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr')!);
    for (const line of hours) expect(row.getByText(line)).toBeVisible();
  }
});

test.each(content.plans.list.map((plan) => [plan.name, plan] as const))(
  '%s: shows price, meals and dining dollars, with an inert button',
  (name, { price, meals, diningDollars }) => {
    const row = within(screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr')!);
    expect(
      row
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    ).toEqual([inDollars(price), meals, inDollars(diningDollars)]);
    const before = document.body.innerHTML;
    fireEvent.click(row.getByRole('button', { name: `Select Plan (${name})` }));
    expect(document.body.innerHTML).toBe(before);
  },
);
