import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { Page } from './{{name}}-page';

test('the page says what it is', () => {
  renderPage(<Page />, { path: '/{{name}}' });
  expect(screen.getByRole('heading', { level: 1, name: '{{title}}' })).toBeVisible();
});
