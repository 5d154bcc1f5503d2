import { render, screen, within } from '@testing-library/react';
import { StepIndicator } from './step-indicator';

it('StepIndicator says in words which steps are done, current and to come', () => {
  render(<StepIndicator steps={['Personal', 'Academic', 'Fee']} current={2} />);
  const steps = within(screen.getByRole('list', { name: 'Application steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '1Completed: Personal',
    '2Current: Academic',
    '3To come: Fee',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
});

it('StepIndicator distinguishes skipped steps from completed ones', () => {
  render(<StepIndicator steps={['One', 'Two', 'Three']} current={3} completed={new Set([2])} />);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    '1Not completed: One',
    '2Completed: Two',
    '3Current: Three',
  ]);
});
