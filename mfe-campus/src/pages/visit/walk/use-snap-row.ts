import { useCallback, useLayoutEffect, useRef } from 'react';

/** A row of cards as wide as itself: the one that is asked for lies under the window, and its heading has the focus. */
export function useSnapRow(here: number) {
  const row = useRef<HTMLDivElement>(null);
  const headings = useRef<(HTMLHeadingElement | null)[]>([]);
  /** The card that the visitor sees. */
  const seen = useCallback(() => Math.round(row.current!.scrollLeft / row.current!.clientWidth), []);
  useLayoutEffect(() => {
    if (seen() !== here) row.current!.scrollLeft = here * row.current!.clientWidth;
    headings.current[here]!.focus({ preventScroll: true });
  }, [here, seen]);
  return { row, headings, seen };
}
