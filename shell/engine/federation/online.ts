import { useSyncExternalStore } from 'react';

/**
 * Whether the site's host cannot be reached, although the browser has a network. `navigator.onLine` knows cables and
 * radio only: behind a router without a line, or right after a reload, it may say that all is well.
 */
let isCutOff = false;
const changes = new EventTarget();

/** Tells what the last request to the host has shown. */
export function tellNetwork(answers: boolean): void {
  if (isCutOff === !answers) return;
  isCutOff = !answers;
  changes.dispatchEvent(new Event('change'));
}

function subscribe(onChange: () => void): () => void {
  const onNetwork = () => {
    isCutOff = false;
    onChange();
  };
  window.addEventListener('online', onNetwork);
  window.addEventListener('offline', onNetwork);
  changes.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('online', onNetwork);
    window.removeEventListener('offline', onNetwork);
    changes.removeEventListener('change', onChange);
  };
}

/** Whether there is a network that leads to the site; the prerendered document assumes one. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && !isCutOff,
    () => true,
  );
}
