import { screen, within } from '@testing-library/react';
import { renderPage } from '@3eu/platform/page/testing';
import { PageContents } from './page-contents';

beforeEach(() =>
  renderPage(
    <>
      <PageContents
        path="/aid"
        of={{ lede: 'Aid', grants: { id: 'grants', title: 'Grants' }, loans: { id: 'loans', title: 'Loans' } }}
      />
      <h2 id="loans">Loans</h2>
    </>,
    { path: '/aid' },
  ),
);

test('lists its sections in page order', () => {
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/aid#grants', '/aid#loans']);
});
