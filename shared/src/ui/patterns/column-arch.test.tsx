import { render, screen } from '@testing-library/react';
import { readingRoom } from '@3eu/shared/pictures';
import { ColumnArch } from './column-arch';

test('an arch crops a wide picture, so it asks for the width that the whole picture has', () => {
  render(<ColumnArch picture={{ ...readingRoom, width: 1600, height: 900 }} column={[450, 36]} />);
  const sizes = screen.getByRole('img').getAttribute('sizes')!;
  expect(sizes).toMatch(/^\(min-width: 80em\) 800px, \(min-width: 65em\) 64vw, /);
});
