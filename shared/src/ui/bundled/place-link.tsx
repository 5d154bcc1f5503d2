import { TextLink, type SmartLinkProps } from '@3eu/shared/ui';

/** The router scrolls to a place but leaves the focus on the link; the next Tab shall go on from the place. */
function focusPlace(href: string) {
  const place = document.getElementById(href.slice(href.indexOf('#') + 1));
  place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

export type PlaceLinkProps = SmartLinkProps & {
  /** The page's own path and the id of the place, `/why-3e#aid`: with the path the way back restores the scroll. */
  href: `/${string}#${string}`;
  quiet?: boolean;
};

/** A link to a place on the same page. */
export function PlaceLink(props: PlaceLinkProps) {
  return <TextLink {...props} onClick={() => focusPlace(props.href)} />;
}

/** Whether an address names a place of the page itself. */
export const isPlaceOn = (path: `/${string}`, href: string): href is `/${string}#${string}` =>
  href.startsWith(`${path}#`);
