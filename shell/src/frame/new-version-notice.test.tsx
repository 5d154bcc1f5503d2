import { act, render, screen } from '@testing-library/react';
import { NewVersionNotice } from './new-version-notice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Comes back to the tab after two minutes, when the site answers for its registry. */
async function comeBack(status: number, body: object) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: status === 200,
      status,
      headers: new Headers(),
      json: () => Promise.resolve(body),
    } as Response),
  );
  render(<NewVersionNotice />);
  jest.advanceTimersByTime(120_000);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
}

test('a visitor who comes back is told of a newer release', async () => {
  await comeBack(200, { shell: { version: 'newer' }, remotes: {} });
  expect(await screen.findByText(/new version/i)).toBeInTheDocument();
});

test('a server error is not taken for a newer release', async () => {
  await comeBack(503, { error: 'Service Unavailable' });
  expect(fetch).toHaveBeenCalled();
  expect(screen.queryByText(/new version/i)).toBeNull();
});
