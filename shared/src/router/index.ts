/**
 * Exactly the part of react-router-dom that the site uses: history, matching and links. The shell provides this module
 * to every remote, so the library is on the page once. What the library's data router would add (12 kB brotli), the
 * shell's loader does already.
 */
export {
  createPath,
  matchPath,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigationType, Navigator, Params, Path, To } from 'react-router-dom';
export { Link, NavLink, useNavigate, type Destination, type LinkProps, type Navigate } from './link';
export { ParamsContext, useParams } from './params';
export type { Href, PlaceHref, RuntimeHref, SiteAddress, SiteHref } from '../contract/href';
export { useHydrated } from './use-hydrated';
export { BlockersContext, useBlocker, type Blocker, type Blockers, type Passage } from './blocker';
