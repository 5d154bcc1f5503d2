import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { createPath, useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';
import { PageNotesContext } from '../seo/page-notes';

/** What a link takes: the properties of an anchor, save its `href`. */
export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** Where it leads on this site: an address, or a query or fragment of the current one. */
  to: To;
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

/** A link that says when the visitor is where it leads. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <Link {...props} aria-current={props.to === pathname ? 'page' : undefined} />;
}
