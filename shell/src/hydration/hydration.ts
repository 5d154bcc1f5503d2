import { dehydratedAttribute } from '@3eu/shared/contract/elements';
import type { Loader, Source } from '../remotes/loader';
import type { After } from '../router/ladder';
import type { Services } from '../services';
import { comesNear } from './near';

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
  after: After,
  report: (error: unknown) => void,
  later: Source<unknown>[],
): Services['hydrate'] {
  const promises = new Map<string, Promise<unknown>>();

  async function load<T>(source: Source<T>, selector: string, visit: number, whenNear: boolean): Promise<T | null> {
    const prerendered = visit === 0 ? document.querySelector(selector) : null;
    if (prerendered && whenNear) {
      later.push(source);
      await comesNear(prerendered);
    }
    const callOff = after(overdue, () => prerendered?.setAttribute(dehydratedAttribute, ''));
    try {
      return await loader.load(source);
    } catch (error) {
      report(error);
      return null;
    } finally {
      callOff();
    }
  }

  return <T>(source: Source<T>, selector: string, visit: number, whenNear = false) => {
    const key = `${visit} ${source.key}`;
    const promise = promises.get(key) ?? load(source, selector, visit, whenNear);
    promises.set(key, promise);
    return promise as Promise<T | null>;
  };
}
