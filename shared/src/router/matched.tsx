import type { ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext, type PathMatch } from 'react-router-dom';

/**
 * Provides the match of a page that was already found, so that `useParams` in it returns the address's parameters.
 * Keeps the library's `Routes`, which would search many routes, out of the bundle.
 * @param match The result of `matchPath` for the page's pattern and the address.
 */
export function Matched({ match, children }: { match: PathMatch; children: ReactNode }) {
  const { params, pathname, pathnameBase, pattern } = match;
  const route = { id: pattern.path, path: pattern.path, hasErrorBoundary: false };
  return (
    <RouteContext value={{ outlet: null, matches: [{ params, pathname, pathnameBase, route }], isDataRoute: false }}>
      {children}
    </RouteContext>
  );
}
