import { useContext, type ReactNode } from 'react';
import {
  createPath,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useNavigate as useRouterNavigate,
  type LinkProps as RouterLinkProps,
  type NavigateOptions,
  type NavLinkProps as RouterNavLinkProps,
  type Path,
} from 'react-router-dom';
import type { RuntimeHref, SiteAddress, SiteHref } from '../contract/href';
import { PageNotesContext } from '../seo/page-notes';

/** Where the router goes: a page of the site, or the one at hand with another query or place. */
export type Destination =
  | SiteHref
  | RuntimeHref
  | `?${string}`
  | `#${string}`
  | (Partial<Omit<Path, 'pathname'>> & { pathname?: SiteAddress | RuntimeHref });

export type LinkProps = Omit<RouterLinkProps, 'to'> & { to: Destination };

/** A link to a page of the site. While a page is prerendered, its links are noted, so that a release can check them. */
export function Link(props: LinkProps) {
  const notes = useContext(PageNotesContext);
  if (notes) notes.link(typeof props.to === 'string' ? props.to : createPath(props.to));
  return <RouterLink {...props} />;
}

export type NavLinkProps = Omit<RouterNavLinkProps, 'to'> & { to: Destination };

/** A link that knows whether it leads to the page at hand. */
export const NavLink: (props: NavLinkProps) => ReactNode = RouterNavLink;

/** Goes somewhere by code: to a page, or that many steps through the history. */
export type Navigate = {
  (to: Destination, options?: NavigateOptions): void | Promise<void>;
  (delta: number): void | Promise<void>;
};

export const useNavigate: () => Navigate = useRouterNavigate;
