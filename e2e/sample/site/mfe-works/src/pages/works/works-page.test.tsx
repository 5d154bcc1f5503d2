import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { Page } from './works-page';

test('the page leads to every work', () => {
  renderPage(<Page />, { path: '/works' });
  expect(screen.getByRole('link', { name: 'Harbour' })).toHaveAttribute('href', '/works/harbour');
});
