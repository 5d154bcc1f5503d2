import { scriptUrl } from '../remotes/trusted-script-url';

/** Registers the service worker once the page has loaded. A browser without one, or that refuses, does without. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register(scriptUrl('/sw.js')).catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
