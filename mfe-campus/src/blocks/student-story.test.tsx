import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { Block } from './student-story';

test.each(['arts-sciences', 'business', 'engineering'])('%s has a student who speaks for it', (about) => {
  renderPage(<Block about={about} />, { path: '/' });
  expect(screen.getByRole('figure')).toBeVisible();
});

test('a college that nobody speaks for shows nothing', () => {
  const { container } = renderPage(<Block about="constructor" />, { path: '/' });
  expect(container.querySelector('section')).toBeNull();
});
