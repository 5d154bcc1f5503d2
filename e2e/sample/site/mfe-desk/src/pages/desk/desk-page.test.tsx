import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { Page } from './desk-page';

test('the page offers to ask', () => {
  renderPage(<Page />, { path: '/desk' });
  expect(screen.getByRole('button', { name: 'When is it open?' })).toBeVisible();
});
