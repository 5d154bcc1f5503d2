import { useEffect, useState, type RefObject } from 'react';

/** How far away from the screen an element is near: as far as the screen is high. */
const rootMargin = '100% 0px';

/**
 * Whether an element has come near the screen, once and for all. What has to measure it may wait for that: below the first
 * screen it would keep the page from answering while it begins.
 */
export function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
