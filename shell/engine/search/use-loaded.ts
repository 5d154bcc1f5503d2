/** Room search: something that a component loads once it is wanted. For this room and the shell's own pages. */
import { useEffect, useReducer } from 'react';
import type { LoadState, Source } from '../federation/loader';
import { useSite } from '../site';

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
