import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { Page } from './letters-page';

test('every letter can be unfolded', () => {
  renderPage(<Page />, { path: '/letters' });
  expect(screen.getAllByRole('group')).toHaveLength(3);
});
