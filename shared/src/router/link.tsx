import { useContext } from 'react';
import { createPath, Link as RouterLink, type LinkProps } from 'react-router-dom';
import { PageNotesContext } from '../seo/page-notes';

export type { LinkProps };

/** A link to a page of the site. While a page is prerendered, its links are noted, so that a release can check them. */
export function Link(props: LinkProps) {
  const notes = useContext(PageNotesContext);
  if (notes) notes.link(typeof props.to === 'string' ? props.to : createPath(props.to));
  return <RouterLink {...props} />;
}
