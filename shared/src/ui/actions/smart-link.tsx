import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import type { Href } from '../../contract/href';
import { Link, type LinkProps } from '../../router';

export type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  /** A page of the site (`/visit`), an anchor (`#dates`), a full address, `tel:` or `mailto:`. */
  href: Href;
  /** Opens a new tab and says so in hidden words. */
  external?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

/** Pages of the site begin with exactly one slash; every other address is left to the browser. */
const isPage = (href: Href): href is Href & LinkProps['to'] => /^\/(?!\/)/.test(href);

/** A link without a look: the router's for pages of the site, a plain one for every other address. */
export function SmartLink({ href, external = false, children, ...rest }: SmartLinkProps) {
  if (isPage(href) && !external)
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  const tab = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...tab} {...rest}>
      {children}
      {external && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
