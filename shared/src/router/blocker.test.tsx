import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing';
import { createBlockers, Link, useBlocker } from './index';

function Draft({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => isDirty && nextLocation.pathname !== '/draft');
  return (
    <>
      <Link to={{ search: '?step=2' }}>Next step</Link>
      <Link to="/faq">Leave</Link>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.reset}>Stay</button>
          <button onClick={blocker.proceed}>Go</button>
        </>
      )}
    </>
  );
}

const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Leave' }));

test('a page that blocks nothing is left at once', () => {
  renderPage(<Draft isDirty={false} />, { path: '/draft' });
  leave();
  expect(window.location.pathname).toBe('/faq');
});

test('a blocked navigation waits until the visitor lets it happen', async () => {
  renderPage(<Draft isDirty />, { path: '/draft' });
  leave();
  expect(window.location.pathname).toBe('/draft');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  leave();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(window.location.pathname).toBe('/faq');
});

test('the page is asked where the visitor goes', () => {
  renderPage(<Draft isDirty />, { path: '/draft' });
  fireEvent.click(screen.getByRole('link', { name: 'Next step' }));
  expect(window.location.search).toBe('?step=2');
});

test('what is no longer registered blocks nothing', () => {
  const blockers = createBlockers();
  const home = { pathname: '/', search: '', hash: '' };
  const passage = { currentLocation: home, nextLocation: home };
  const unregister = blockers.register({ isBlocked: () => true, hold: () => {} });
  expect(blockers.find(passage)).toBeDefined();
  unregister();
  expect(blockers.find(passage)).toBeUndefined();
});
