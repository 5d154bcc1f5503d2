import { matchPath } from '@3eu/shared/router';
import type { Site } from './site';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/**
 * Loads the page behind a link as soon as a visitor points at it, focuses it or touches it. A failure says nothing:
 * the click, if it comes, deals with it.
 */
export function prefetchOnIntent(root: Document, { directory, pages }: Site) {
  const prefetch = async (pathname: string) => {
    await directory.discover();
    await pages().find(({ path }) => matchPath(path, pathname))?.source.load();
  };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || savesData()) return;
    prefetch(link.pathname).catch(() => {});
  };
  for (const intent of intents) root.addEventListener(intent, onIntent, { passive: true, capture: true });
}
