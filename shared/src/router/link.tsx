import { useContext, type ComponentProps, type MouseEvent } from 'react';
import {
  createPath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate as useRouterNavigate,
  type NavigateOptions,
  type Path,
} from 'react-router-dom';
import type { RuntimeHref, SiteAddress, SiteHref } from '../contract/href';
import { PageNotesContext } from '../page-notes';

/** Where the router goes: a page of the site, or the one at hand with another query or place. */
export type Destination =
  | SiteHref
  | RuntimeHref
  | `?${string}`
  | `#${string}`
  | (Partial<Omit<Path, 'pathname'>> & { pathname?: SiteAddress | RuntimeHref });

/** The props of an anchor, except `href` and `target`. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: Destination;
  /** What the history keeps beside the address, for the page behind the link. */
  state?: unknown;
};

/** A link to a page of the site. While a page is prerendered, its links are noted, so that a release can check them. */
export function Link({ to, state, onClick, ...anchor }: LinkProps) {
  const notes = useContext(PageNotesContext);
  if (notes) notes.link(typeof to === 'string' ? to : createPath(to));
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is among its properties
  return <a {...anchor} href={useHref(to)} onClick={follow} />;
}

/** A link that has `aria-current` while the visitor is on the page it leads to. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={props.to === pathname ? 'page' : undefined} />;
}

/** Goes somewhere by code: to a page, or that many steps through the history. */
export type Navigate = {
  (to: Destination, options?: NavigateOptions): void | Promise<void>;
  (delta: number): void | Promise<void>;
};

export const useNavigate: () => Navigate = useRouterNavigate;
