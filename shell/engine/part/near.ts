/**
 * Resolves when the visitor begins to do anything: React holds back every change of the page's address until what it
 * needs to hydrate is there, so that is not waited for any longer.
 * @param when `near`: the element's coming into view is enough.
 */
export function comesNear(element: Element, when: 'near' | 'active'): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin());
    const begin = () => {
      observer.disconnect();
      stop.abort();
      resolve();
    };
    if (when === 'near') observer.observe(element);
    // In the capture phase: React stops what happens in a part that it cannot hydrate yet.
    for (const type of ['scroll', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(type, begin, { capture: true, signal: stop.signal });
    // Somebody was quicker than the script.
    if (element.contains(document.activeElement)) begin();
  });
}
