import { render, screen } from '@testing-library/react';
import type { PictureSource } from '@3eu/platform/contract/pictures';
import { ArchPortrait } from './arch';

const source: PictureSource = {
  name: 'studio',
  hash: 'abc',
  width: 1200,
  height: 900,
  alt: 'Illustration: a studio.',
  focus: [45, 55],
};

it('ArchPortrait asks for a file as wide as it stands, and says what it shows', () => {
  const { container } = render(<ArchPortrait picture={source} width={200} />);
  expect(container.querySelector('source')).toHaveAttribute('sizes', '200px');
  expect(screen.getByRole('img', { name: source.alt })).toHaveAttribute('loading', 'lazy');
});
