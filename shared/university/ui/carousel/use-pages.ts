import { useEffect, useState, type RefObject } from 'react';
import { prefersReducedMotion } from './use-playback';

/** Slides in view at once, and the page that is shown. */
export type Pages = { shown: number; index: number };

/** How long, in ms, a row must not have moved to be at rest; not every browser says when that is. */
const rest = 100;

/** The first slide of each page; the last page is full, and may begin with slides of the one before. */
export function pageStarts(count: number, shown: number): number[] {
  const last = Math.max(0, count - shown);
  return Array.from({ length: Math.ceil(count / shown) }, (_, page) => Math.min(page * shown, last));
}

/**
 * The pages of a row that has been scrolled.
 * @param width Of the row, in px; `offset` is how far it is scrolled.
 * @param slide The distance from one slide to the next, in px.
 */
export function pagesOf(
  count: number,
  { width, offset, slide }: { width: number; offset: number; slide: number },
): Pages {
  const shown = Math.min(count, Math.max(1, Math.round(width / slide)));
  const distances = pageStarts(count, shown).map((start) => Math.abs(start * slide - offset));
  return { shown, index: distances.indexOf(Math.min(...distances)) };
}

/** The distance from one slide to the next, in px. */
function step(row: HTMLElement): number {
  const [first, second] = [...row.firstElementChild!.children] as HTMLElement[];
  return second ? second.offsetLeft - first!.offsetLeft : row.clientWidth;
}

const measured = (row: HTMLElement, count: number) =>
  pagesOf(count, { width: row.clientWidth, offset: row.scrollLeft, slide: step(row) });

/**
 * Follows a row that the browser scrolls.
 * @param ref The scrolled element; its only child holds the slides.
 * @returns The pages, undefined until the row has been measured, and `go`, which scrolls to one of them.
 */
export function usePages(ref: RefObject<HTMLElement | null>, count: number) {
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    const row = ref.current!;
    const read = () => setPages(measured(row, count));
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(read, rest);
    };
    const observer = new ResizeObserver(read);
    observer.observe(row);
    row.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [ref, count]);

  const go = (index: number) => {
    const row = ref.current!;
    // A button that was pressed before the page could respond is pressed before the row has been measured.
    const { shown } = pages ?? measured(row, count);
    const left = pageStarts(count, shown)[index]! * step(row);
    setPages({ shown, index });
    row.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  };
  return { pages, go };
}
