import type { MouseEvent } from 'react';
import type { Href, PlaceHref, SiteAddress } from '@3eu/shared/router';
import { TextLink, type SmartLinkProps } from '@3eu/shared/ui';

/** The router scrolls to the target but leaves the focus on the link; the next Tab should continue from the target. */
function focusPlace(href: string) {
  const place = document.getElementById(href.slice(href.indexOf('#') + 1));
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

export type PlaceLinkProps = Omit<SmartLinkProps, 'href' | 'onClick'> & {
  /** The page's own path and the target's id, `/why-3e#aid`: with the path, going back restores the scroll position. */
  href: PlaceHref;
  quiet?: boolean;
};

/** A link to a place on the same page. */
export function PlaceLink(props: PlaceLinkProps) {
  const onClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    // With a modifier key it opens in another tab or window, and this page stays as it is.
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) focusPlace(props.href);
  };
  return <TextLink {...props} onClick={onClick} />;
}

/** Whether an address names a place of the page itself. */
export const isPlaceOn = (path: SiteAddress, href: Href): href is Href & PlaceHref => href.startsWith(`${path}#`);
