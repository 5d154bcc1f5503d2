import { useEffect, useState } from 'react';
import type * as walk from './walk/loaded';

export type Ways = typeof walk;

/** The ways of the tours and the walk along them, loaded once they are wanted: nothing before, and 'failed' if need be. */
export function useWays(isWanted: boolean): Ways | 'failed' | undefined {
  const [ways, setWays] = useState<Ways | 'failed'>();
  useEffect(() => {
    if (isWanted) import(/* webpackChunkName: "walk" */ './walk/loaded').then(setWays, () => setWays('failed'));
  }, [isWanted]);
  return ways;
}
