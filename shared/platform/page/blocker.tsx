import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Path } from 'react-router-dom';

/** A client navigation that is about to happen. */
type Passage = { currentLocation: Path; nextLocation: Path };

/** A blocked navigation: `proceed` lets it happen, `reset` cancels it. */
type Blocker = { state: 'unblocked' } | { state: 'blocked'; proceed: () => void; reset: () => void };

/** Asked before each navigation; where it blocks, `hold` is given the function that lets the navigation happen. */
type Blocking = { isBlocked: (passage: Passage) => boolean; hold: (proceed: () => void) => void };

/** What blocks navigations at present. The shell asks it; pages add to it by `useBlocker`. */
export type Blockers = Set<Blocking>;

export const BlockersContext = createContext<Blockers>(new Set());

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
  const ask = useEffectEvent(isBlocked);
  // It ends with its page and not a moment later, when nobody could be asked any more.
  useLayoutEffect(() => {
    const blocking: Blocking = { isBlocked: (passage) => ask(passage), hold: (held) => setProceed(() => held) };
    blockers.add(blocking);
    return () => void blockers.delete(blocking);
  }, [blockers]);
  if (!proceed) return { state: 'unblocked' };
  const reset = () => setProceed(null);
  return { state: 'blocked', reset, proceed: () => (reset(), proceed()) };
}
