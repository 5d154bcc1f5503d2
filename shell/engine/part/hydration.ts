/** Room part: when React takes over a part of a document. For start alone. */
import { dehydratedAttribute } from '@3eu/platform/contract/elements';
import type { Loader, Source } from '../federation/loader';
import type { Prerendered, Site } from '../site';

/**
 * Resolves when the visitor begins to do anything: React holds back every change of the page's address until what it
 * needs to hydrate is there, so that is not waited for any longer.
 * @param when `near`: the element's coming into view is enough.
 */
function comesNear(element: Element, when: 'near' | 'active'): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    // One that React has given up meanwhile has a copy in its place, which waits for the script.
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting || !element.isConnected) && begin());
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

/**
 * How long, in milliseconds, a prerendered part waits for its script before all of its content is shown. It goes on
 * waiting. This is far longer than a slow network takes, because content that opens and closes again disturbs readers.
 */
const overdue = 15_000;

/**
 * Loads what prerendered parts of the document are hydrated with, without a limit of time. A failure is reported.
 * @param later Takes the sources that wait until the visitor comes near.
 */
export function createHydration(
  loader: Loader,
  report: (error: unknown) => void,
  later: Source<unknown>[],
): Site['hydrate'] {
  const promises = new Map<string, Promise<unknown>>();

  async function load<T>(source: Source<T>, prerendered: Prerendered | undefined): Promise<T | null> {
    const element = prerendered && document.querySelector(prerendered.selector);
    if (element && prerendered.when) {
      later.push(source);
      await comesNear(element, prerendered.when);
    }
    const timer = setTimeout(() => element?.setAttribute(dehydratedAttribute, ''), overdue);
    try {
      return await loader.load(source);
    } catch (error) {
      report(error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  return <T>(source: Source<T>, instance: number, prerendered?: Prerendered) => {
    const key = `${instance} ${source.key}`;
    const isThere = loader.peek(source) !== undefined;
    const promise = promises.get(key) ?? (isThere ? loader.load(source) : load(source, prerendered));
    promises.set(key, promise);
    return promise as Promise<T | null>;
  };
}
