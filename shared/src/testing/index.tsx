import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/**
 * Renders a page or a part of one inside a router, as the shell does.
 * @param options.path The address the visitor is at. Default `/`.
 * @param options.pattern The route's pattern, for pages with a parameter. Default: every path.
 */
export function renderPage(element: ReactElement, { path = '/', pattern = '*' } = {}): RenderResult {
  const router = createMemoryRouter(
    [
      { path: pattern, element },
      { path: '*', element: <p>Another page</p> },
    ].slice(0, pattern === '*' ? 1 : 2),
    { initialEntries: [path] },
  );
  return render(<RouterProvider router={router} />);
}
