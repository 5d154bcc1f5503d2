import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InertButton, InertLink } from './inert';

describe('InertButton', () => {
  it('is a real button that says why it does nothing', () => {
    render(<InertButton>Get Tickets</InertButton>);
    expect(screen.getByRole('button', { name: 'Get Tickets' })).toHaveAccessibleDescription(
      'This is a demonstration site; this button does nothing.',
    );
  });

  it('does not submit a form', async () => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <InertButton>Submit Application</InertButton>
      </form>,
    );
    container.querySelector('form')!.addEventListener('submit', submitted);
    await userEvent.click(screen.getByRole('button'));
    expect(submitted).not.toHaveBeenCalled();
  });

  it('hides its note on Escape until it is left and focused again', async () => {
    render(
      <>
        <InertButton>Get Tickets</InertButton>
        <button type="button">Next</button>
      </>,
    );
    const holder = screen.getByRole('button', { name: 'Get Tickets' }).parentElement!;
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(holder).toHaveAttribute('data-dismissed');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(holder).not.toHaveAttribute('data-dismissed');
  });
});

it('InertLink is a disabled link that can be focused and leads nowhere', async () => {
  render(<InertLink>Terms of Service</InertLink>);
  const link = screen.getByRole('link', { name: 'Terms of Service' });
  await userEvent.tab();
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).not.toHaveAttribute('href');
  expect(link).toHaveAccessibleDescription(/leads nowhere/);
});
