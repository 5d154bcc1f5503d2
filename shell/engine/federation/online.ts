/** Room federation: whether the host can be reached. For this room and the shell’s notices. */
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

/**
 * Whether the site's host cannot be reached, although the browser has a network. `navigator.onLine` knows cables and
 * radio only: behind a router without a line, or right after a reload, it may say that all is well.
 */
const useCutOff = create(() => ({ isCutOff: false }));

/** Tells what the last request to the host has shown. */
export function tellNetwork(answers: boolean): void {
  useCutOff.setState({ isCutOff: !answers });
}

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  const onNetwork = () => {
    tellNetwork(true);
    onChange();
  };
  for (const type of ['online', 'offline']) window.addEventListener(type, onNetwork, { signal: end.signal });
  return () => end.abort();
}

/** Whether there is a network that leads to the site; the prerendered document assumes one. */
export function useOnline(): boolean {
  const hasNetwork = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { isCutOff } = useCutOff();
  return hasNetwork && !isCutOff;
}
