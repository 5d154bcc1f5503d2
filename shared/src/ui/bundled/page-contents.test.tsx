import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@3eu/shared/testing';
import { PageContents } from './page-contents';

beforeEach(() =>
  renderPage(
    <>
      <PageContents
        path="/aid"
        items={[
          { id: 'grants', title: 'Grants' },
          { id: 'loans', title: 'Loans' },
        ]}
      />
      <h2 id="loans">Loans</h2>
    </>,
    { path: '/aid' },
  ),
);

test('names its places in the page’s order', () => {
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/aid#grants', '/aid#loans']);
});

test('takes the focus along, so that the next Tab goes on from the place', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Loans' }));
  expect(screen.getByRole('heading', { name: 'Loans' })).toHaveFocus();
});
