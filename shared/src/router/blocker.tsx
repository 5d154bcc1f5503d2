import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Path } from 'react-router-dom';

/** A client navigation that is about to happen. */
export type Passage = { currentLocation: Path; nextLocation: Path };

/** A held navigation: `proceed` lets it happen, `reset` gives it up. */
export type Blocker = { state: 'unblocked' } | { state: 'blocked'; proceed: () => void; reset: () => void };

/** Who may hold a navigation. */
export type Blockers = {
  /**
   * @param isBlocked Asked before each client navigation.
   * @param hold Takes the navigation that was held, and the function that lets it happen.
   * @returns What ends it.
   */
  register: (isBlocked: (passage: Passage) => boolean, hold: (proceed: () => void) => void) => () => void;
};

/** The blockers of the router around a page; without one, nothing is held. */
export const BlockersContext = createContext<Blockers>({ register: () => () => {} });

const unblocked = { state: 'unblocked' } as const;

/** Holds client navigations for as long as `isBlocked` says so. Full navigations are the browser's: `beforeunload`. */
export function useBlocker(isBlocked: (passage: Passage) => boolean): Blocker {
  const blockers = useContext(BlockersContext);
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  const ask = useEffectEvent((passage: Passage) => isBlocked(passage));
  useEffect(
    () =>
      blockers.register(
        (passage) => ask(passage),
        (held) => setProceed(() => held),
      ),
    [blockers],
  );
  if (!proceed) return unblocked;
  const reset = () => setProceed(null);
  return {
    state: 'blocked',
    reset,
    proceed: () => {
      reset();
      proceed();
    },
  };
}
