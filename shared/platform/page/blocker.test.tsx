import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, renderPage, TestRouter } from './testing';
import { useContext, useLayoutEffect } from 'react';
import { BlockersContext, Link, useBlocker, type RuntimeHref } from './index';

function Draft({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => isDirty && nextLocation.pathname !== '/draft');
  return (
    <>
      <Link href={'/draft?step=2' as RuntimeHref}>Next step</Link>
      <Link href="/faq">Leave</Link>
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
  expect(address()).toBe('/faq');
});

test('a blocked navigation waits until the visitor lets it happen', async () => {
  renderPage(<Draft isDirty />, { path: '/draft' });
  leave();
  expect(address()).toBe('/draft');
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('button', { name: 'Go' })).toBeNull();
  leave();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(address()).toBe('/faq');
});

test('the page is asked where the visitor goes', () => {
  renderPage(<Draft isDirty />, { path: '/draft' });
  fireEvent.click(screen.getByRole('link', { name: 'Next step' }));
  expect(address()).toBe('/draft?step=2');
});

test('a page that has gone blocks nothing', () => {
  const { rerender } = renderPage(<Draft isDirty />, { path: '/draft' });
  rerender(
    <TestRouter path="/draft">
      <Link href="/faq">Leave</Link>
    </TestRouter>,
  );
  leave();
  expect(address()).toBe('/faq');
});

test('nor does it while the next page appears', () => {
  const blocking: number[] = [];
  function Next() {
    const blockers = useContext(BlockersContext);
    useLayoutEffect(() => void blocking.push(blockers.size), [blockers]);
    return null;
  }
  const { rerender } = renderPage(<Draft isDirty />, { path: '/draft' });
  rerender(
    <TestRouter path="/draft">
      <Next />
    </TestRouter>,
  );
  expect(blocking).toEqual([0]);
});
