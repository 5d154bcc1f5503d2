import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/shared/testing';
import { content } from '../../content/e2e-library';
import { E2eLibraryPage } from './e2e-library-page';

test('the page says what it is', () => {
  renderPage(<E2eLibraryPage />, { path: '/e2e-library' });
  expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
});
