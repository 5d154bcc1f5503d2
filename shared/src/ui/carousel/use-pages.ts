import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** What embla shows: the page in view, and the slides of each page. Until it has measured, `undefined`. */
export type Pages = { index: number; groups: readonly (readonly number[])[] } | undefined;

const read = (embla: EmblaCarouselType): Pages => ({
  index: embla.selectedScrollSnap(),
  groups: embla.internalEngine().slideRegistry,
});

export function usePages(embla: EmblaCarouselType | undefined): Pages {
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    if (!embla) return;
    const update = () => setPages(read(embla));
    update();
    embla.on('select', update).on('reInit', update);
    return () => void embla.off('select', update).off('reInit', update);
  }, [embla]);
  return pages;
}
