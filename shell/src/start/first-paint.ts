const name = 'first-contentful-paint';

/** How long, in milliseconds, a page waits that does not say when it is painted. */
const longest = 2000;

/** Comes when the page has been painted; at once where nobody looks at it. */
export async function firstPaint(): Promise<void> {
  if (document.hidden || performance.getEntriesByName(name).length > 0) return;
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(name).length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    setTimeout(resolve, longest);
  });
}
