import { act, screen, within } from '@testing-library/react';
import { inDollars, yearCost } from '@3eu/university/facts';
import { renderPage } from '@3eu/platform/page/testing';
import { yearsOf } from '../../content/curriculum';
import { furtherPrograms } from '../../content/further-programs';
import { majorPage } from '../../content/major-page';
import { slugOf } from '../../content/program-path';
import { majors } from '../../testing/majors';
import { unknownSlugs } from '../../testing/unknown-slugs';
import { Page } from './major-page';

/** The page loads the content of its major, and the list of programs without a page; this resolves once they arrive. */
const visit = (slug: string) =>
  act(async () => void renderPage(<Page />, { path: `/major/${slug}`, pattern: '/major/:slug' }));

test('a major says what a year costs, which courses its years have, and who it is when it leads to the application', async () => {
  const [major] = majors;
  await visit(major!.slug);
  const glance = within(screen.getByRole('region', { name: 'At a glance' }));
  expect(glance.getByText(new RegExp(`\\${inDollars(yearCost.total)}`))).toBeVisible();
  const plan = within(screen.getByRole('list', { name: 'The plan, year by year' }));
  for (const { year, courses, credits, soFar } of yearsOf(major!.curriculum)) {
    const column = within(plan.getByRole('heading', { name: year }).closest('li')!);
    expect(column.getAllByText(`${credits} credits, ${soFar} of ${major!.credits} by its end`)[0]).toBeVisible();
    expect(column.getAllByRole('listitem')).toHaveLength(courses.length);
  }
  for (const apply of screen.getAllByRole('link', { name: 'Apply Now' }))
    expect(apply).toHaveAttribute('href', `/application?major=${major!.slug}`);
});

describe('a major without a page', () => {
  const withoutPage = ['mechanical-engineering', 'marketing', 'english-literature', ...unknownSlugs];

  it.each(withoutPage.map((slug) => [slug.slice(0, 30), slug]))(
    '%s shows Major Not Found, with a link back',
    async (_name, slug) => {
      await visit(slug);
      expect(screen.getByRole('heading', { level: 1, name: 'Major Not Found' })).toBeVisible();
      expect(screen.getByRole('link', { name: majorPage.notFound.links[0].label })).toHaveAttribute(
        'href',
        '/academics',
      );
    },
  );

  it('that is taught says so, and links to its college', async () => {
    const { name, college } = furtherPrograms.find((program) => majors.every((major) => major.name !== program.name))!;
    await visit(slugOf(name));
    expect(await screen.findByText(new RegExp(`We do teach ${name},`))).toBeVisible();
    const hrefs = within(screen.getByRole('heading', { level: 1 }).parentElement!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`/college/${college}`, '/academics', '/request-info']);
  });

  it('is one document for all: it contains no part of the address', async () => {
    await visit('a-slug-of-nobody');
    expect(document.documentElement.outerHTML).not.toContain('a-slug-of-nobody');
  });
});
