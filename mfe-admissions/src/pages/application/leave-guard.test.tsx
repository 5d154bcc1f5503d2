import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@3eu/platform/page';
import { address, renderPage } from '@3eu/platform/page/testing';
import { application } from '../../content/application';
import { LeaveGuard } from './leave-guard';

const { leave } = application;
const onLeave = jest.fn();

beforeEach(() => onLeave.mockClear());

/** The guarded form at `/`, with a link to another page and one to a place on its own. */
function openGuarded(dirty: boolean) {
  return renderPage(
    <>
      <Link href="/visit">Elsewhere</Link>
      <Link href="#tips">Tips</Link>
      <h1>The form</h1>
      <LeaveGuard dirty={dirty} onLeave={onLeave} />
    </>,
  );
}

const goElsewhere = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('leaving a clean draft asks no question', async () => {
  openGuarded(false);
  expect(unload()).toBe(false);
  await goElsewhere();
  await waitFor(() => expect(address()).toBe('/visit'));
});

test('a dirty draft asks before the document unloads', () => {
  openGuarded(true);
  expect(unload()).toBe(true);
});

test('an unmounted page asks no question', () => {
  openGuarded(true).unmount();
  expect(unload()).toBe(false);
});

test('Stay keeps the visitor on the page', async () => {
  openGuarded(true);
  await goElsewhere();
  expect(screen.getByRole('dialog', { name: leave.title })).toHaveTextContent(leave.text);
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'The form' })).toBeVisible();
  expect(onLeave).not.toHaveBeenCalled();
});

test('Leave continues to where the visitor was going', async () => {
  openGuarded(true);
  await goElsewhere();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/visit'));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('a link to a fragment of the same page asks no question', async () => {
  openGuarded(true);
  await userEvent.click(screen.getByRole('link', { name: 'Tips' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
