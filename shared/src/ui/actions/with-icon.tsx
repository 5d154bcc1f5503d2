import type { ReactNode } from 'react';

/**
 * The words of a link or button, and what stands behind them. Words without an icon are the element's only child, which
 * React writes anew as a whole: in a page that the browser has translated, the text that React knew is no longer there.
 */
export const withIcon = (words: ReactNode, icon: ReactNode): ReactNode =>
  icon ? (
    <>
      {words}
      {icon}
    </>
  ) : (
    words
  );
