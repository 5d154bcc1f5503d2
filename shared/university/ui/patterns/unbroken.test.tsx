import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { Unbroken } from './unbroken';

test('two numbers with a hyphen between them stay on one line', () => {
  renderPage(
    <p>
      <Unbroken text="It may take 2-3 business days." />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('It may take 2-3 business days.');
  expect(getComputedStyle(screen.getByText('2-3')).whiteSpace).toBe('nowrap');
});
