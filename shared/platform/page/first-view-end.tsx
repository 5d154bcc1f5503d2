import { useContext, useId } from 'react';
import { PageNotesContext } from './notes';

/**
 * Ends a page's first view: a browser that knows `<link rel="expect">` shows nothing before it has read as far as this
 * [HTML, link type `expect`], so that what a slow network brings later moves nothing that is shown. The last one of a
 * page counts. It is an element of its own because Chromium waits only for an element's beginning.
 */
export function FirstViewEnd() {
  const id = useId();
  useContext(PageNotesContext)?.firstView(id);
  return <span id={id} hidden />;
}
