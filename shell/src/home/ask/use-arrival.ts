import { useEffect, type RefObject } from 'react';
import { brand } from '@3eu/university/facts';
import { breakpoint } from '@3eu/university/ui';

/** The tab is named after the answer that is open. */
export function useTitle(question: string | undefined): void {
  useEffect(() => {
    if (question === undefined) return;
    const before = document.title;
    document.title = `${question} | ${brand.name}`;
    return () => {
      document.title = before;
    };
  }, [question]);
}

/** Who opens the page at an answer begins there: it has the focus, unless they have chosen another place already. */
export function useArrival(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>(`[id="${CSS.escape(location.hash.slice(1))}"] h2`);
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [isOpen]);
}

/** On a phone the line goes to the top when somebody begins to write: the keyboard leaves little room below it. */
export function useLineAtTop(line: RefObject<HTMLElement | null>, isAsking: boolean): void {
  useEffect(() => {
    const isNarrow = !matchMedia(`(min-width: ${breakpoint.md})`).matches;
    if (isAsking && isNarrow) line.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [line, isAsking]);
}
