import { matchPath } from '@3eu/shared/router';
import type { SitePage } from './route-table';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/**
 * Loads the page behind a link as soon as a visitor points at it, focuses it or touches it. A failure says nothing:
 * the click, if it comes, deals with it.
 */
export function prefetchOnIntent(root: Document, pages: readonly SitePage[]) {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || savesData()) return;
    const page = pages.find(({ path }) => matchPath(path, link.pathname));
    page?.source.load().catch(() => {});
  };
  for (const intent of intents) root.addEventListener(intent, onIntent, { passive: true, capture: true });
}
