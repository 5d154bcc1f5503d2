import { screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { studentLife as content } from '../../content/student-life';
import { Page } from './student-life-page';

beforeEach(() => void renderPage(<Page />, { path: '/student-life' }));

test('has its title as the heading and states its figures', () => {
  expect(screen.getByRole('heading', { level: 1, name: content.header.title })).toBeVisible();
  const figures = within(screen.getByRole('region', { name: content.statsLabel }));
  for (const { value } of content.stats) expect(figures.getByText(value)).toBeVisible();
});

test('shows the ways to get involved', () => {
  const { categories, title } = content.involvement;
  const section = within(screen.getByRole('region', { name: title }));
  for (const category of categories) expect(section.getByRole('heading', { name: category.title })).toBeVisible();
});

test('describes housing and dining, and links to campus living', () => {
  for (const { title, text } of [content.housing, content.dining]) {
    expect(within(screen.getByRole('region', { name: title })).getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: content.living.label })).toHaveAttribute('href', '/campus-living');
});

test('every item of the contents is a heading of the page, in the same order', () => {
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const ids = links.map((link) => link.getAttribute('href')!.split('#')[1]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
  expect(headings.filter((id) => ids.includes(id))).toEqual(ids);
});

test('lists upcoming events', () => {
  const section = within(screen.getByRole('region', { name: content.events.title }));
  const dates = section.getAllByRole('time').map((time) => time.getAttribute('datetime')!);
  expect(dates).toEqual(content.events.list.map(({ day }) => day.iso));
});

test('links to the visit page', () => {
  expect(screen.getByRole('link', { name: content.asked[0].label }).getAttribute('href')).toMatch(/^\/visit\b/);
});
