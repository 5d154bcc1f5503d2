import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport at which an element counts as near: one screen height. */
const rootMargin = '100% 0px';

/**
 * Whether an element has come near the viewport; once true, it stays true. What has to measure the element can wait for
 * that: below the first screen it would block the page while it starts.
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
