import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { Path } from 'react-router-dom';

/** A client navigation that is about to happen. */
export type Passage = { currentLocation: Path; nextLocation: Path };

/** A blocked navigation: `proceed` lets it happen, `reset` cancels it. */
export type Blocker = { state: 'unblocked' } | { state: 'blocked'; proceed: () => void; reset: () => void };

/**
 * What blocks navigations: `isBlocked` is called before each; if it returns true, `hold` is called with the function
 * that lets the navigation happen.
 */
type Blocking = { isBlocked: (passage: Passage) => boolean; hold: (proceed: () => void) => void };

/** Where pages register to block navigation. */
export type Blockers = {
  /** @returns A function that unregisters. */
  register: (blocking: Blocking) => () => void;
};

/** The blockers of a router, and the one that blocks a navigation. */
export function createBlockers(): Blockers & { find: (passage: Passage) => Blocking | undefined } {
  const blockings = new Set<Blocking>();
  return {
    register: (blocking) => {
      blockings.add(blocking);
      return () => void blockings.delete(blocking);
    },
    find: (passage) => [...blockings].find(({ isBlocked }) => isBlocked(passage)),
  };
}

/** The blockers of the router around a page; without one, nothing is held. */
export const BlockersContext = createContext<Blockers>({ register: () => () => {} });

const unblocked = { state: 'unblocked' } as const;

/** The browser's own question before what a visitor wrote is lost: on closing, reloading and full navigation. */
export function useUnloadQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome up to 118 supports only this way.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

/** Blocks client navigation while `isBlocked` returns true. Full navigation is up to the browser: `useUnloadQuestion`. */
export function useBlocker(isBlocked: (passage: Passage) => boolean): Blocker {
  const blockers = useContext(BlockersContext);
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  const ask = useEffectEvent((passage: Passage) => isBlocked(passage));
  useEffect(
    () => blockers.register({ isBlocked: (passage) => ask(passage), hold: (held) => setProceed(() => held) }),
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
