import { useEffect, useState } from 'react';
import { useHydrated, useLocation } from '@3eu/platform/page';
import { isTour, stopAt, walkedOf } from './stops';
import type * as walk from './walk/loaded';

/** The ways of the tours and the walk along them. */
export type Ways = typeof walk;

function useLoaded(isWanted: boolean): Ways | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Ways | 'failed'>();
  useEffect(() => {
    if (isWanted) import(/* webpackChunkName: "walk" */ './walk/loaded').then(setLoaded, () => setLoaded('failed'));
  }, [isWanted]);
  return loaded;
}

/**
 * The walk of the chosen tour: it is on while the fragment of the address names a stop (`/visit?tour=academic#library`).
 * @param chosen The chosen tour, or the empty text.
 */
export function useWalk(chosen: string) {
  const tour = walkedOf(chosen);
  const { hash } = useLocation();
  const isOn = useHydrated() && stopAt(tour, hash) >= 0;
  const loaded = useLoaded(isOn || isTour(chosen));
  return {
    tour,
    isOn,
    /** Once a tour is chosen or walked. */
    ways: loaded === 'failed' ? undefined : loaded,
    failed: loaded === 'failed',
  };
}
