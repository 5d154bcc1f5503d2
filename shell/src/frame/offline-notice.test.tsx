import { act, render, screen } from '@testing-library/react';
import { notices } from '../content/notices';
import { keptHeader } from '@3eu/platform/contract/descriptor';
import { fetchRegistry } from '@3eu/engine/federation/registry-client';
import { OfflineNotice } from './offline-notice';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function goOffline(serviceWorker: object | undefined) {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  render(<OfflineNotice />);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  act(() => void window.dispatchEvent(new Event('offline')));
}

test.each([
  ['a service worker keeps what was visited', { controller: {} }, notices.offlineKept],
  ['no service worker controls the page', { controller: null }, notices.offline],
  ['there are none', undefined, notices.offline],
])('offline, visitors are promised visited pages only where %s', (_, serviceWorker, text) => {
  goOffline(serviceWorker);
  expect(screen.getByText(text)).toBeInTheDocument();
});

describe('where the browser has a network that leads nowhere', () => {
  /** What the host answers, or the service worker in its place. */
  const answers = (headers: HeadersInit) => {
    const answer = { ok: true, headers: new Headers(headers), json: () => Promise.resolve({}) };
    globalThis.fetch = jest.fn(() => Promise.resolve(answer as Response));
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('an answer that the service worker had kept tells it, and one of the host that it is over', async () => {
    answers({ [keptHeader]: 'yes' });
    render(<OfflineNotice />);
    expect(screen.queryByText(notices.offline)).toBeNull();
    await act(async () => void (await fetchRegistry()));
    expect(screen.getByText(notices.offline)).toBeInTheDocument();
    answers({});
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByText(notices.offline)).toBeNull();
  });
});
