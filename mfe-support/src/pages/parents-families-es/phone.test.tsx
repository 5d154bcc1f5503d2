import { render } from '@testing-library/react';
import { paraFamilias } from '../../content/parents-families-es';
import { Phone } from './phone';

test('the telephone can show each line that the page names', () => {
  const { container } = render(<Phone />);
  const lines = [...container.querySelectorAll('svg > text')].map(({ textContent }) => textContent);
  expect(lines).toEqual(paraFamilias.call.ways.map(({ link }) => link.label));
});
