import { screen } from '@testing-library/react';
import { renderBlock } from '@3eu/platform/page/testing';
import { Block } from './student-story';

test.each(['arts-sciences', 'business', 'engineering'])('%s has a student who speaks for it', (about) => {
  renderBlock(<Block about={about} />);
  expect(screen.getByRole('figure')).toBeVisible();
});

test('a college that nobody speaks for shows nothing', () => {
  const { container } = renderBlock(<Block about="constructor" />);
  expect(container.querySelector('section')).toBeNull();
});
