import { useEffect } from 'react';
import { brand } from '@3eu/university/facts';

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
