import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { brand } from '@3eu/university/facts';
import { breakpoint } from '@3eu/university/ui';

/** The tab is named after the answer that is open. The page names it at each address: the answer then has the last word. */
export function useTitle(question: string | undefined): void {
  useEffect(() => {
    if (question === undefined) return;
    const before = document.title;
    document.title = `${question} | ${brand.name}`;
    return () => {
      document.title = before;
    };
  });
}

/**
 * Who opens the page at an answer, or comes to one through the history, goes on there, and where none is open any more at
 * the page's heading; unless they have chosen another place. Before the browser takes the focus from what is hidden.
 * @param id The answer that is open.
 */
export function useArrival(id: string | undefined): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isLost = focused?.closest('[hidden]') || (id !== undefined && focused === document.body);
    const heading = isLost && document.querySelector<HTMLElement>(id === undefined ? 'main h1' : `#${id} h2`);
    if (!heading) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [id]);
}

/** On a phone the line goes to the top when somebody begins to write: the keyboard leaves little room below it. */
export function useLineAtTop(line: RefObject<HTMLElement | null>, isAsking: boolean): void {
  useEffect(() => {
    const isNarrow = !matchMedia(`(min-width: ${breakpoint.md})`).matches;
    if (isAsking && isNarrow) line.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [line, isAsking]);
}
