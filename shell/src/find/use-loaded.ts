import { useEffect, useReducer } from 'react';
import { useSite } from '@3eu/engine/site';
import type { LoadState, Source } from '@3eu/engine/federation/loader';

/** Loads something once it is wanted; gives its state and a way to try again. */
export function useLoaded<T>(
  source: Source<T>,
  isWanted: boolean,
): { value: T | undefined; state: LoadState; retry: () => void } {
  const { loader } = useSite();
  const [, update] = useReducer((count: number) => count + 1, 0);
  const state = loader.state(source);
  useEffect(() => {
    if (isWanted && loader.peek(source) === undefined)
      loader
        .load(source)
        .catch(() => {})
        .finally(update);
  }, [isWanted, loader, source]);
  const retry = () => {
    loader
      .load(source, { asked: true })
      .catch(() => {})
      .finally(update);
    update();
  };
  return { value: loader.peek(source), state, retry };
}
