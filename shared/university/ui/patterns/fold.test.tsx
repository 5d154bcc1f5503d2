import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './fold';

const panel = () => document.querySelector('[data-disclosure-panel]')!;

beforeEach(() => void render(<Fold label="Show all of them">Two letters</Fold>));

test('the button opens what a phone folds away, and closes it again', async () => {
  const button = screen.getByRole('button', { name: 'Show all of them' });
  expect(button).toHaveAttribute('aria-controls', panel().id);
  for (const open of [true, false]) {
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', String(open));
    expect(panel().hasAttribute('hidden')).toBe(!open);
  }
});

test('its content is in the document while it is folded, and its button needs scripts', () => {
  expect(panel()).toHaveTextContent('Two letters');
  expect(screen.getByRole('button')).toHaveAttribute('data-needs-script');
});
