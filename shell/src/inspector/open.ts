import type { Services } from '../services';

/** Loads the inspector, which is a script of its own, and opens or closes it. */
export function toggleInspector(services: Services): void {
  void import(/* webpackChunkName: "inspector" */ './inspector').then(({ toggle }) => toggle(services));
}

/** Opens and closes the inspector by Alt+Shift+I. */
export function listenForInspector(services: Services): void {
  addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyI') toggleInspector(services);
  });
}
