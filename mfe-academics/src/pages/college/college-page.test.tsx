import { act, screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { collegePage } from '../../content/college-page';
import { colleges } from '../../content/colleges';
import { programsOf } from '../../content/programs';
import { unknownSlugs } from '../../testing/unknown-slugs';
import { Page } from './college-page';

/** The page loads the content of its college; this resolves once it has arrived. */
const visit = (slug: string) =>
  act(async () => void renderPage(<Page />, { path: `/college/${slug}`, pattern: '/college/:slug' }));

describe.each(colleges.map((college) => [college.slug, college] as const))('/college/%s', (slug, college) => {
  beforeEach(() => visit(slug));

  it('shows its name, description, picture and four figures', () => {
    expect(screen.getByRole('heading', { level: 1, name: college.name })).toBeVisible();
    expect(screen.getByText(college.description)).toBeVisible();
    expect(screen.getByRole('img', { name: college.picture.alt })).toBeVisible();
    const band = screen.getByRole('region', { name: collegePage.statsLabel });
    for (const value of Object.values(college.stats)) expect(within(band).getByText(value)).toBeVisible();
  });

  it('shows the dean’s message', () => {
    const section = screen.getByRole('region', { name: collegePage.dean });
    expect(within(section).getByRole('heading', { name: college.dean.name })).toBeVisible();
    for (const paragraph of college.dean.message) expect(within(section).getByText(paragraph)).toBeVisible();
  });

  it('lists every program, with a link where the program has an address', () => {
    const section = screen.getByRole('region', { name: collegePage.programs.title });
    for (const { name, href, description } of programsOf(slug)) {
      const heading = within(section).getByRole('heading', { name });
      expect(within(heading).queryByRole('link')?.getAttribute('href')).toBe(href);
      expect(within(section).getByText(description)).toBeVisible();
    }
  });

  it('shows its facilities and ends with Apply Now and Schedule a Visit', () => {
    for (const { name } of college.facilities) expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/application');
    expect(screen.getByRole('link', { name: 'Schedule a Visit' })).toHaveAttribute('href', '/visit');
  });
});

describe('an unknown college', () => {
  it.each(unknownSlugs.map((slug) => [slug.slice(0, 30), slug]))(
    '%s shows College Not Found, with a link back',
    async (_name, slug) => {
      await visit(slug);
      expect(screen.getByRole('heading', { level: 1, name: 'College Not Found' })).toBeVisible();
      expect(screen.getByRole('link', { name: collegePage.notFound.link })).toHaveAttribute('href', '/academics');
    },
  );

  it('is one document for all: it contains no part of the address and is not indexed', async () => {
    await visit('a-slug-of-nobody');
    expect(document.documentElement.outerHTML).not.toContain('a-slug-of-nobody');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
