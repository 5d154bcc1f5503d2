import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether React runs here: false in the prerendered document and while it is taken over. Until then a page goes without
 * the query of its address: it was prerendered for an address without one, whatever the visitor's has.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
