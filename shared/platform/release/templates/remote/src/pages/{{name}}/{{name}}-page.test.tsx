import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { content } from '@3eu/platform/release/templates/remote/src/content/{{name}}';
import { Page } from '@3eu/platform/release/templates/remote/src/pages/{{name}}/{{name}}-page';

test('the page says what it is', () => {
  const path = '/{{name}}';
  renderPage(<Page />, { path });
  expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
});
