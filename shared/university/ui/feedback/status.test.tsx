import { render, screen } from '@testing-library/react';
import { Status } from './status';

it('Status states its level in a word, with an icon hidden from screen readers', () => {
  const { container } = render(<Status level="urgent">Urgent</Status>);
  expect(screen.getByText('Urgent')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
