import type { ComponentProps } from 'react';
import { useLocation, useNavigate as useRouterNavigate, type NavigateOptions } from 'react-router-dom';
import type { Href, RuntimeHref, SiteHref } from '../contract/href';

/** The props of an anchor with a typed address. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: Href };

/** An `<a>` with a typed address, which the browser follows. */
export function Link(props: LinkProps) {
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is among its properties
  return <a {...props} />;
}

/** A link that has `aria-current` while the visitor is on the page it leads to. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={props.href === pathname ? 'page' : undefined} />;
}

/** Goes somewhere by code: to a page, to the one at hand with another query or part, or that many steps through the history. */
export type Navigate = {
  (to: SiteHref | RuntimeHref | `?${string}` | `#${string}`, options?: NavigateOptions): void | Promise<void>;
  (delta: number): void | Promise<void>;
};

export const useNavigate: () => Navigate = useRouterNavigate;
