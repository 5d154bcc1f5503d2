/**
 * Exactly the part of react-router-dom that the site uses. The shell provides this module to every remote, so the
 * library is on the page once and carries nothing that no page needs.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps, RouteObject, To } from 'react-router-dom';
