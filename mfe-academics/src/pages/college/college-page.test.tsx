import { act, screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { collegePage } from '../../content/college-page';
import { unknownSlugs } from '../../testing/unknown-slugs';
import { Page } from './college-page';

/** The page loads the content of its college; this resolves once it has arrived. */
const visit = (slug: string) =>
  act(async () => void renderPage(<Page />, { path: `/college/${slug}`, pattern: '/college/:slug' }));

describe('an unknown college', () => {
  it.each(unknownSlugs.map((slug) => [slug.slice(0, 30), slug]))(
    '%s shows College Not Found, with a link back',
    async (_name, slug) => {
      await visit(slug);
      expect(screen.getByRole('heading', { level: 1, name: 'College Not Found' })).toBeVisible();
      expect(screen.getByRole('link', { name: collegePage.notFound.links[0].label })).toHaveAttribute(
        'href',
        '/academics',
      );
    },
  );

  it('is one document for all: it contains no part of the address and is not indexed', async () => {
    await visit('a-slug-of-nobody');
    expect(document.documentElement.outerHTML).not.toContain('a-slug-of-nobody');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
