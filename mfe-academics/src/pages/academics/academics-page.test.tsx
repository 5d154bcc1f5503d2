import { screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/shared/testing';
import { academics } from '../../content/academics';
import { programsOf } from '../../content/programs';
import { colleges } from '../../content/colleges';
import { Page } from './academics-page';

beforeEach(() => renderPage(<Page />, { path: '/academics' }));

test('has its title as the heading and states its figures', () => {
  expect(screen.getByRole('heading', { level: 1, name: academics.header.title })).toBeVisible();
  const band = screen.getByRole('region', { name: academics.statsLabel });
  for (const { value, label } of academics.stats) {
    expect(within(band).getByText(value)).toBeVisible();
    expect(within(band).getByText(label)).toBeVisible();
  }
});

test.each(colleges.map((college) => [college.name, college] as const))(
  'links to the %s and to its featured majors',
  (name, college) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/college/${college.slug}`);
    const row = screen.getByRole('heading', { name }).closest('article')!;
    const majors = within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    for (const featured of college.featured) {
      expect(row).toHaveTextContent(featured);
      const { href } = programsOf(college.slug).find((program) => program.name === featured)!;
      if (href) expect(majors).toContain(href);
    }
  },
);

test('shows the faculty', () => {
  const section = within(screen.getByRole('region', { name: academics.faculty.title }));
  for (const { name, title } of academics.faculty.people) {
    expect(section.getByRole('heading', { name })).toBeVisible();
    expect(section.getByText(title)).toBeVisible();
  }
});
