import { render } from '@testing-library/react';
import { readingRoom } from '@3eu/university/pictures';
import { ColumnArch } from './column-arch';

test('an arch crops a wide picture, so it asks for the width that the whole picture has', () => {
  const { container } = render(
    <ColumnArch picture={{ ...readingRoom, width: 1600, height: 900 }} column={[450, 36]} />,
  );
  const sizes = container.querySelector('source')!.sizes;
  expect(sizes).toMatch(/^\(min-width: 80em\) 800px, \(min-width: 65em\) 64vw, /);
});
