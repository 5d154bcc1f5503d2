import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@3eu/platform/page/testing';
import { academics } from '../../content/academics';
import { addressOf, programsOf } from '../../content/programs';
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
      expect(majors).toContain(addressOf(programsOf(college.slug).find((program) => program.name === featured)!));
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

describe('the finder', () => {
  const { finder } = academics;
  const every = colleges.flatMap(({ slug }) => programsOf(slug));
  const finderOnPage = () => within(screen.getByRole('region', { name: finder.title }));
  const names = () =>
    finderOnPage()
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('links each program of all colleges: to its page, or to its row on the page of its college', () => {
    const hrefs = finderOnPage()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.sort()).toEqual(every.map(addressOf).sort());
    expect(hrefs).toContain('/college/business#finance');
  });

  it('shows those of a college, of a degree, and with a word, and says how many', async () => {
    const field = finderOnPage();
    await userEvent.selectOptions(field.getByLabelText(finder.college), 'engineering');
    await userEvent.selectOptions(field.getByLabelText(finder.degree), 'Master');
    expect(names()).toEqual(['Robotics']);
    await userEvent.selectOptions(field.getByLabelText(finder.degree), '');
    await userEvent.selectOptions(field.getByLabelText(finder.college), '');
    await userEvent.type(field.getByLabelText(finder.word), 'MARINE');
    expect(names()).toEqual(['Marine Biology']);
    expect(field.getByRole('status')).toHaveTextContent(finder.count(1));
    await userEvent.type(field.getByLabelText(finder.word), 'xyz');
    expect(field.getByText(finder.none)).toBeVisible();
  });
});
