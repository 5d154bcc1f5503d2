import type { ReactNode } from 'react';

/**
 * The words of a link or button, and what stands behind them: an icon, a note. Words alone are the element's only child,
 * which React writes anew as a whole: in a page that the browser has translated, the text that React knew is no longer
 * there.
 * @param behind What stands behind the words; nothing where it is falsy.
 */
export const wordsAnd = (words: ReactNode, behind: ReactNode): ReactNode =>
  behind ? (
    <>
      {words}
      {behind}
    </>
  ) : (
    words
  );
