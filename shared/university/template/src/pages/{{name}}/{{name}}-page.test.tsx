import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { content } from '../../content/{{name}}';
import { Page } from './{{name}}-page';

test('the page says what it is', () => {
  const path = '/{{name}}';
  renderPage(<Page />, { path });
  expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
});
