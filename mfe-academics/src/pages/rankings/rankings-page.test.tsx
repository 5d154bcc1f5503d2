import { screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { slugOf } from '../../content/program-path';
import { rankings } from '../../content/rankings';
import { Page } from './rankings-page';

beforeEach(() => void renderPage(<Page />, { path: '/rankings' }));

test('has its title as the heading', () => {
  expect(screen.getByRole('heading', { level: 1, name: rankings.header.title })).toBeVisible();
});

test.each(rankings.national.organizations.map((organization) => [organization.name, organization] as const))(
  '%s: shows year, categories and ranks',
  (name, { year, rows }) => {
    const table = screen.getByRole('table', { name: `${name}, ${year}` });
    for (const { category, rank } of rows) {
      const row = within(table).getByRole('rowheader', { name: category }).closest('tr')!;
      expect(within(row).getByRole('cell')).toHaveTextContent(rank);
    }
  },
);

test.each(rankings.programs.list.map((program) => [program.program, program] as const))(
  '%s: shows every source and links to its page',
  (name, { rankings: sources }) => {
    const article = screen.getByRole('heading', { name }).closest('article')!;
    expect(within(article).getAllByRole('listitem')).toHaveLength(sources.length);
    expect(
      within(article).getByRole('link', { name: 'Learn More About This Program', description: name }),
    ).toHaveAttribute('href', `/major/${slugOf(name)}`);
  },
);

test('lists each accrediting body with type, status and next review', () => {
  const table = screen.getByRole('table', { name: rankings.accreditations.caption });
  for (const { organization, type, status, nextReview } of rankings.accreditations.list) {
    const row = within(table)
      .getByRole('rowheader', { name: new RegExp(organization) })
      .closest('tr')!;
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([type, status, nextReview]);
  }
});

test('lists the accolades, explains rankings and ends with its two calls to action', () => {
  for (const { title } of rankings.accolades.groups) expect(screen.getByRole('heading', { name: title })).toBeVisible();
  for (const paragraph of rankings.understanding.text) expect(screen.getByText(paragraph)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Schedule a Visit' })).toHaveAttribute('href', '/visit');
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/application');
});
