import { scriptUrl } from '../remotes/trusted-script-url';
import { whenLoaded } from '../start/when-loaded';

/** Registers the service worker once the page has loaded. A browser without one, or that refuses, does without. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  whenLoaded(() => void navigator.serviceWorker.register(scriptUrl('/sw.js')).catch(() => {}));
}
