import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { findSources } from '../../src/find/sources';
import { resultAt, type NavigationContext } from '../navigation/fallbacks';
import type { Shown } from '../navigation/navigation';
import type { Services } from '../services';

type Parts = {
  first: Shown;
  context: NavigationContext;
  services: Services;
  app: (shown: Shown, services: Services) => ReactNode;
};

/** Renders the page anew in place of what was prerendered, and the menus, which may lead to what is not released yet. */
export async function renderAnew(root: HTMLElement, { first, context, services, app }: Parts): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    // The document has those of the release.
    const [{ baseCss }, { fonts }] = await Promise.all([
      import('@3eu/university/ui/base-css'),
      import('@3eu/university/fonts'),
    ]);
    document.querySelector('style')!.textContent = baseCss(fonts);
  }
  const menus = await context.loader.load(findSources.menus).catch(() => services.menus);
  // A full navigation would load this same document again, forever, so it is ruled out.
  const result = await resultAt(new URL(location.href), {}, { ...context, hasDocument: () => Promise.resolve(false) });
  if (result.kind === 'document') return;
  root.replaceChildren();
  createRoot(root, { onCaughtError: context.report }).render(
    app({ ...first, outcome: result }, { ...services, menus }),
  );
}
