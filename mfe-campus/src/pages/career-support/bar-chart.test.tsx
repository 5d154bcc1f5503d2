import { render, screen } from '@testing-library/react';
import { BarChart } from './bar-chart';

const bars = [
  { label: 'Physics', value: 50, text: '$50' },
  { label: 'Law', value: 20, text: '$20' },
];

test('is one image whose name states every value', () => {
  render(<BarChart title="Salary" bars={bars} max={50} mark={{ value: 40, label: 'All $40' }} />);
  expect(screen.getByRole('img', { name: 'Salary: Physics $50, Law $20, All $40' })).toBeVisible();
});

test('bars are as long as their share of the maximum, counted from zero', () => {
  render(<BarChart title="Salary" bars={bars} max={50} mark={{ value: 40, label: 'All $40' }} />);
  const widths = [...document.querySelectorAll('[data-bar] > svg')].map((bar) => bar.getAttribute('width'));
  expect(widths).toEqual(['100%', '40%']);
  expect(screen.getByText('All $40').closest('svg')).toHaveAttribute('x', '80%');
});
