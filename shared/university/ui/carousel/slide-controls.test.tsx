import { render, screen } from '@testing-library/react';
import { SlideControls } from './slide-controls';

const controls = (names: readonly string[]) => (
  <SlideControls label="programs" names={names} index={0} onGo={() => {}} playing={false} onToggle={() => {}} />
);

describe('SlideControls', () => {
  it('keeps its dots when their names change: one of them may have been pressed before the row was measured', () => {
    const { rerender } = render(controls(['Psychology', 'Finance', 'Marketing', 'English']));
    const dot = screen.getByRole('button', { name: 'Show 2 of 4: Finance' });
    rerender(controls(['Psychology, Finance', 'Marketing, English']));
    expect(screen.getByRole('button', { name: 'Show 2 of 2: Marketing, English' })).toBe(dot);
  });
});
