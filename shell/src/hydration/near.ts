/**
 * Resolves when the visitor begins to do anything: React holds back every change of the page's address until what it
 * needs to hydrate is there, so that is not waited for any longer. Where an element is given, its coming into view is
 * enough.
 */
export function comesNear(element?: Element): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin());
    const begin = () => {
      observer.disconnect();
      stop.abort();
      resolve();
    };
    if (element) observer.observe(element);
    for (const type of ['scroll', 'pointerdown', 'keydown']) addEventListener(type, begin, { signal: stop.signal });
  });
}
