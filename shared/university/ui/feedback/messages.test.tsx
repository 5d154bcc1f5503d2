import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import { EmptyState, ErrorState, LoadingState } from './states';
import { Status } from './status';

it('Status states its level in a word, with an icon hidden from screen readers', () => {
  const { container } = render(<Status level="urgent">Urgent</Status>);
  expect(screen.getByText('Urgent')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

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

describe('Dialog', () => {
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Tickets">
          Words
        </Dialog>
      </>
    );
  }

  it('opens with its name and closes with its button', async () => {
    render(<Example />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Tickets' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on a click outside, not on one inside', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByText('Words'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
