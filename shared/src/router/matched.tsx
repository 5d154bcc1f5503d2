import type { ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext, type PathMatch } from 'react-router-dom';

/**
 * A page that was found already, so that `useParams` in it gives the address's parameters. The library's `Routes`, which
 * would look for it among many, stays out of the bundle.
 * @param match What `matchPath` says of the page's pattern and the address.
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
