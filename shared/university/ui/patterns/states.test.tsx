import { render, screen } from '@testing-library/react';
import { EmptyState, ErrorState, LoadingState } from './states';

it('list states have headings and are announced', () => {
  render(
    <>
      <LoadingState title="Loading Knowledge Base">Connecting.</LoadingState>
      <EmptyState title="No Results Found" actions={<button type="button">Clear Filters</button>} />
      <ErrorState title="Connection Error" />
    </>,
  );
  expect(screen.getAllByRole('status').map((state) => state.querySelector('h2')?.textContent)).toEqual([
    'Loading Knowledge Base',
    'No Results Found',
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent('Connection Error');
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toBeInTheDocument();
});
