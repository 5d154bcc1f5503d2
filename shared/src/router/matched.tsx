import type { ReactNode } from 'react';
import { matchPath, UNSAFE_RouteContext as RouteContext } from 'react-router-dom';

/**
 * The page of one pattern at one address, so that `useParams` in it gives the address's parameters. The shell has found
 * the page already: the library's `Routes`, which would look for it among many, stays out of the bundle.
 * @param pattern As in `/major/:slug`.
 * @param pathname An address that the pattern matches.
 */
export function Matched({ pattern, pathname, children }: { pattern: string; pathname: string; children: ReactNode }) {
  const match = matchPath(pattern, pathname);
  if (!match) return null;
  const { params, pathnameBase } = match;
  const route = { id: pattern, path: pattern, hasErrorBoundary: false };
  return (
    <RouteContext value={{ outlet: null, matches: [{ params, pathname, pathnameBase, route }], isDataRoute: false }}>
      {children}
    </RouteContext>
  );
}
