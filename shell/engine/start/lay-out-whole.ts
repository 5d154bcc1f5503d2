import { laidOutAttribute } from '@3eu/platform/contract/elements';

/**
 * Lays out a document that is loaded again, or gone back to, as it was when it was left: whole. The browser restores its
 * place in px, which a page whose parts below the first view are not laid out yet (base-css.ts) has elsewhere.
 */
export function layOutWhole(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return;
  const restored = scrollY;
  document.documentElement.setAttribute(laidOutAttribute, '');
  // Where the browser has been there already, it would keep what it found.
  if (restored > 0) scrollTo(0, restored);
}
