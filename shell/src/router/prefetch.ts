import type { Loader } from '../remotes/loader';
import { prefetchInSight } from './prefetch-in-sight';
import type { Site } from './site';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whether a visitor has asked for as little as possible to be loaded. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/**
 * Loads the page behind a link as soon as a visitor points at it, focuses it or touches it. A failure says nothing:
 * the click, if it comes, deals with it.
 */
function prefetchOnIntent(site: Site, loader: Loader) {
  const prefetch = async (pathname: string) => {
    if (!site.find(pathname)) await site.registry.discover();
    const origin = site.find(pathname)?.origin;
    if (origin?.kind === 'module') await loader.load(origin.source);
  };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    prefetch(link.pathname).catch(() => {});
  };
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true, capture: true });
}

/** Loads pages before their links are followed: what is pointed at, and what is in sight. */
export function prefetchLinks(site: Site, loader: Loader) {
  if (savesData()) return;
  prefetchOnIntent(site, loader);
  prefetchInSight(site, loader);
}
