import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSiteStore } from '@3eu/shared/store';
import { renderPage } from '@3eu/shared/testing';
import { yearsOf } from '../../content/curriculum';
import { majorPage } from '../../content/major-page';
import { majors } from '../../content/majors.generated';
import { unknownSlugs } from '../../testing/unknown-slugs';
import { MajorPage } from './major-page';

const visit = (slug: string) => renderPage(<MajorPage />, { path: `/major/${slug}`, pattern: '/major/:slug' });

afterEach(() => useSiteStore.setState(useSiteStore.getInitialState(), true));

describe.each(majors.map((major) => [major.slug, major] as const))('/major/%s', (slug, major) => {
  beforeEach(() => void visit(slug));

  it('shows the way to it, by its college', () => {
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    const links = within(breadcrumb).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/academics', `/college/${major.college}`]);
    expect(screen.getByRole('heading', { level: 1, name: major.name })).toBeVisible();
  });

  it('says duration, credits, degree and salary at a glance', () => {
    const rail = within(screen.getByRole('complementary', { name: majorPage.glance.title }));
    for (const value of [major.duration, String(major.credits), major.type, major.careerOutlook.startingSalary]) expect(rail.getByText(value)).toBeVisible();
  });

  it('shows four years and every course of them', () => {
    const table = screen.getByRole('table', { name: majorPage.curriculum.caption });
    for (const { year, courses } of yearsOf(major.curriculum)) {
      const row = within(table).getByRole('rowheader', { name: year }).closest('tr')!;
      expect(within(row).getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual(courses.map(({ name }) => name));
    }
  });

  it('shows specializations, outlook, faculty and projects', () => {
    for (const { name } of [...major.specializations, ...major.projects]) expect(screen.getByRole('heading', { name })).toBeVisible();
    const outlook = within(screen.getByRole('region', { name: majorPage.outlook.title }));
    expect(outlook.getByText(major.careerOutlook.jobGrowth)).toBeVisible();
    for (const employer of major.careerOutlook.topEmployers) expect(outlook.getByText(new RegExp(employer))).toBeVisible();
    expect(within(screen.getByRole('region', { name: majorPage.faculty })).getByText(major.faculty.text)).toBeVisible();
  });

  it('carries the major to the application', async () => {
    const [apply] = screen.getAllByRole('link', { name: majorPage.apply });
    expect(apply).toHaveAttribute('href', '/application');
    // The shell's router would leave the page; only what the click leaves behind is looked at.
    apply!.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(apply!);
    expect(useSiteStore.getState().intendedMajor).toBe(slug);
  });

  it('links to the visit', () => {
    for (const link of screen.getAllByRole('link', { name: majorPage.visit })) expect(link).toHaveAttribute('href', '/visit');
  });
});

describe('a major without a page', () => {
  const withoutPage = ['mechanical-engineering', 'marketing', 'english-literature', ...unknownSlugs];

  it.each(withoutPage.map((slug) => [slug.slice(0, 30), slug]))('%s ends at Major Not Found, with a way back', (_name, slug) => {
    visit(slug);
    expect(screen.getByRole('heading', { level: 1, name: 'Major Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: majorPage.notFound.link })).toHaveAttribute('href', '/academics');
  });

  it('is one document for all: nothing of the address stands in it', () => {
    visit('a-slug-of-nobody');
    expect(document.documentElement.outerHTML).not.toContain('a-slug-of-nobody');
  });
});
