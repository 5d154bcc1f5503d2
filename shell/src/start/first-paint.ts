const name = 'first-contentful-paint';

/** How long, in milliseconds, to wait for a page that never reports a paint. */
const longest = 2000;

/** Resolves when the page has been painted; at once where the page is hidden. */
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
