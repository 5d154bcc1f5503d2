import { plainText } from '@3eu/platform/contract/linked-text';
import { act, screen, within } from '@testing-library/react';
import { inDollars, yearCost } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { yearsOf } from '../../content/curriculum';
import { degrees } from '../../content/catalog';
import { furtherPrograms } from '../../content/further-programs';
import { majorPage } from '../../content/major-page';
import { slugOf } from '../../content/program-path';
import { salariesBeside } from '../../content/salaries';
import { majors } from '../../testing/majors';
import { unknownSlugs } from '../../testing/unknown-slugs';
import { Page } from './major-page';

/** The page loads the content of its major, and the list of programs without a page; this resolves once they arrive. */
const visit = (slug: string) =>
  act(async () => void renderPage(<Page />, { path: `/major/${slug}`, pattern: '/major/:slug' }));

describe.each(majors.map((major) => [major.slug, major] as const))('/major/%s', (slug, major) => {
  beforeEach(() => visit(slug));

  it('shows its title and a breadcrumb through its college', () => {
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    const links = within(breadcrumb)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/academics', `/college/${major.college}`]);
    expect(screen.getByRole('heading', { level: 1, name: major.name })).toBeVisible();
  });

  it('shows starting salary, placement, job growth and credits at a glance, and what a year costs', () => {
    const glance = within(screen.getByRole('region', { name: majorPage.glance.title }));
    const { startingSalary, placement, jobGrowth } = major.careerOutlook;
    for (const value of [inDollars(startingSalary), placement, jobGrowth, String(major.credits)])
      expect(glance.getByText(value)).toBeVisible();
    expect(glance.getByText(new RegExp(`\\${inDollars(yearCost.total)}`))).toBeVisible();
    expect(glance.getByRole('link', { name: majorPage.cost.more.label })).toHaveAttribute(
      'href',
      majorPage.cost.more.href,
    );
  });

  it('shows degree and duration in the rail', () => {
    const rail = within(screen.getByRole('complementary', { name: majorPage.degree.title }));
    for (const value of [degrees[major.type], major.type]) expect(rail.getByText(value)).toBeVisible();
  });

  it('shows every course of all years', () => {
    const plan = within(screen.getByRole('list', { name: majorPage.curriculum.listLabel }));
    for (const { year, courses, credits, soFar } of yearsOf(major.curriculum)) {
      const column = within(plan.getByRole('heading', { name: year }).closest('li')!);
      expect(column.getAllByText(majorPage.curriculum.sum(credits, soFar, major.credits))[0]).toBeVisible();
      expect(column.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual(
        courses.map(({ name }) => name),
      );
    }
  });

  it('shows specializations, outlook, faculty and projects', () => {
    for (const { name } of [...major.specializations, ...major.projects])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    const outlook = within(screen.getByRole('region', { name: majorPage.outlook.title }));
    for (const { label, dollars } of salariesBeside(major))
      expect(outlook.getByText(label).closest('div')).toHaveTextContent(inDollars(dollars));
    for (const employer of major.careerOutlook.topEmployers)
      expect(outlook.getByText(new RegExp(employer))).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: majorPage.faculty })).getByText(plainText(major.faculty.text)),
    ).toBeVisible();
  });

  it('passes the major to the application in the address', () => {
    for (const apply of screen.getAllByRole('link', { name: majorPage.apply }))
      expect(apply).toHaveAttribute('href', `/application?major=${slug}`);
  });

  it('links to the visit page', () => {
    for (const link of screen.getAllByRole('link', { name: majorPage.visit }))
      expect(link).toHaveAttribute('href', '/visit');
  });
});

describe('a major without a page', () => {
  const withoutPage = ['mechanical-engineering', 'marketing', 'english-literature', ...unknownSlugs];

  it.each(withoutPage.map((slug) => [slug.slice(0, 30), slug]))(
    '%s shows Major Not Found, with a link back',
    async (_name, slug) => {
      await visit(slug);
      expect(screen.getByRole('heading', { level: 1, name: 'Major Not Found' })).toBeVisible();
      expect(screen.getByRole('link', { name: majorPage.notFound.link })).toHaveAttribute('href', '/academics');
    },
  );

  const taught = furtherPrograms.filter(({ name }) => majors.every((major) => major.name !== name));

  it.each(taught.map(({ name, college }) => [name, college] as const))(
    'says that %s is taught, and links to its college',
    async (name, college) => {
      await visit(slugOf(name));
      expect(screen.getByRole('heading', { level: 1, name: 'Major Not Found' })).toBeVisible();
      expect(await screen.findByText(new RegExp(`We do teach ${name},`))).toBeVisible();
      const hrefs = within(screen.getByRole('heading', { level: 1 }).parentElement!)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual([`/college/${college}`, '/academics', '/request-info']);
    },
  );

  it('is one document for all: it contains no part of the address', async () => {
    await visit('a-slug-of-nobody');
    expect(document.documentElement.outerHTML).not.toContain('a-slug-of-nobody');
  });
});
