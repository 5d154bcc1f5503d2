/**
 * Resolves when an element comes into view, or its visitor begins to do anything: React holds back every change of the
 * page's address until what it needs to hydrate is there, so that is not waited for any longer.
 */
export function comesNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin());
    const begin = () => {
      observer.disconnect();
      stop.abort();
      resolve();
    };
    observer.observe(element);
    for (const type of ['scroll', 'pointerdown', 'keydown']) addEventListener(type, begin, { signal: stop.signal });
  });
}
