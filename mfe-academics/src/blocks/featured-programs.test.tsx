import { screen } from '@testing-library/react';
import { renderBlock } from '@3eu/platform/page/testing';
import { featuredPrograms } from '../content/featured-programs';
import { Block } from './featured-programs';

beforeEach(() => void renderBlock(<Block />));

test('is a carousel of six slides', () => {
  expect(screen.getByRole('heading', { level: 2, name: featuredPrograms.title })).toBeVisible();
  const names = featuredPrograms.programs.map(({ title }, index) => `${index + 1} of 6: ${title}`);
  for (const name of names) expect(screen.getByRole('group', { name })).toBeInTheDocument();
});

test('links each program to its page, even if it has none yet', () => {
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(featuredPrograms.programs.map(({ slug }) => `/major/${slug}`));
});
