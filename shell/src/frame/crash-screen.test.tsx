import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { notices } from '../content/notices';
import { BrokenNote } from './crash-screen';

test('a page that broke and stays readable says so beside it, and leaves its heading alone', () => {
  renderPage(<BrokenNote error={new Error('low tide')} />, { path: '/visit' });
  expect(screen.getByRole('status')).toHaveTextContent(notices.broken.text);
  expect(screen.getByRole('button', { name: notices.broken.action })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByText(/low tide/)).toBeNull();
});

test('developers see the error itself', async () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  renderPage(<BrokenNote error={new Error('low tide')} />, { path: '/visit?debug=true' });
  expect(await screen.findByText(/low tide/)).toBeVisible();
});
