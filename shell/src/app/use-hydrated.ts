import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React runs here: false in the prerendered document and while it is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
