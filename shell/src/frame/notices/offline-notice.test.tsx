import { act, render, screen } from '@testing-library/react';
import { notices } from '../../content/notices';
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
