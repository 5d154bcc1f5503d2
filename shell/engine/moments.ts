/** Room engine: when something runs while a page starts. For every room. */

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

/** Ends the task; the continuation comes before other scripts' tasks where the browser can arrange that. */
export function pause(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Evaluates parts one after the other, each in a task of its own: the browser responds to its visitor in between. */
export async function inTasks(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const evaluate of parts) {
    await pause();
    await evaluate();
  }
}

/** Resolves after a time in milliseconds. */
export const inMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Runs something once the document has loaded, or at once if it has: the shell's script may run after that event. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Runs something once the page is shown: a browser may prerender it, in case its visitor goes there. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/** Resolves when the browser has nothing else to do. */
export const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
