import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { errorScreen, sectionUnavailable } from '../content/notices';
import { SectionUnavailableError } from '../router/remote-loader';
import { PageCrash } from './page-crash';

let broken = true;

function FragilePage() {
  if (broken) throw new Error('page broken by the test');
  return <h1>Mended</h1>;
}

function show(page: Parameters<typeof createMemoryRouter>[0][number], address = '/') {
  const routes = [{ element: <><header>Header</header><Outlet /></>, children: [{ ...page, path: '/', errorElement: <PageCrash /> }] }];
  return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a crash in a page keeps the header; Try Again renders the page again', async () => {
  show({ element: <FragilePage /> });
  expect(screen.getByText('Header')).toBeVisible();
  expect(screen.getByRole('heading', { name: errorScreen.title })).toHaveFocus();
  expect(screen.getByText(errorScreen.text)).toBeVisible();
  expect(screen.getByRole('link', { name: errorScreen.goHome })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: errorScreen.tryAgain }));
  expect(screen.getByRole('heading', { name: errorScreen.title })).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: errorScreen.tryAgain }));
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
});

test('a section that does not answer has its own screen, and Try Again loads afresh', async () => {
  const load = jest.fn<Promise<null>, []>().mockRejectedValueOnce(new SectionUnavailableError('down')).mockResolvedValue(null);
  show({ element: <h1>Back</h1>, loader: load });
  expect(await screen.findByRole('heading', { name: sectionUnavailable.title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: sectionUnavailable.tryAgain }));
  expect(await screen.findByRole('heading', { name: 'Back' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('at /?debug=true the debug panel stands there', async () => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  show({ element: <FragilePage /> }, '/?debug=true');
  expect(await screen.findByRole('region', { name: errorScreen.debug })).toBeVisible();
});

test.each(['/?debug=1', '/'])('at %s there is no debug panel', async (address) => {
  show({ element: <FragilePage /> }, address);
  await act(async () => {});
  expect(screen.queryByRole('region', { name: errorScreen.debug })).toBeNull();
});
