import { fireEvent, render, screen } from '@testing-library/react';
import { HalfSizeHand } from './half-size';
import { MittenLedger } from './mitten-ledger';
import { SameBoatRace } from './same-boat';

test('the growth screw makes the hand two years older', () => {
  render(<HalfSizeHand />);
  const screw = screen.getByRole('slider', { name: /growth screw/ });
  expect(screw).toHaveAttribute('aria-valuetext', 'Age 4');
  fireEvent.change(screw, { target: { value: '5' } });
  expect(screw).toHaveAttribute('aria-valuetext', 'Age 5 and 3 months');
  fireEvent.change(screw, { target: { value: '8' } });
  expect(screw).toHaveAttribute('aria-valuetext', 'Age 6');
});

test('a pair below its cost is a loss, with its sign, times its buyers', () => {
  render(<MittenLedger />);
  expect(screen.getByRole('row', { name: /^Left of it all/ })).toHaveAccessibleName('Left of it all −$96 $71 $114');
});

test('each account of the race may be chosen, and has its line', () => {
  const { container } = render(<SameBoatRace />);
  expect(container.querySelectorAll('path')).toHaveLength(screen.getAllByRole('radio').length);
});
