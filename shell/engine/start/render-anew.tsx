import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { everyPage } from '../navigation/every-page';
import { resultAt, type NavigationContext } from '../navigation/fallbacks';
import type { Shown } from '../navigation/navigation';
import type { Services } from '../services';
import type { Look } from '../shell';

type Parts = {
  first: Shown;
  context: NavigationContext;
  services: Services;
  app: (shown: Shown, services: Services) => ReactNode;
  look?: (() => Promise<{ look: Look }>) | undefined;
};

/** Renders the page anew in place of what was prerendered, and the menus, which may lead to what is not released yet. */
export async function renderAnew(root: HTMLElement, { first, context, services, app, look }: Parts): Promise<void> {
  // The document has those of the release.
  if (look) document.querySelector('style')!.textContent = (await look()).look.css;
  const menus = await context.loader.load(everyPage).catch(() => services.menus);
  // A full navigation would load this same document again, forever, so it is ruled out.
  const result = await resultAt(new URL(location.href), {}, { ...context, hasDocument: () => Promise.resolve(false) });
  if (result.kind === 'document') return;
  root.replaceChildren();
  createRoot(root, { onCaughtError: context.report }).render(
    app({ ...first, outcome: result }, { ...services, menus }),
  );
}
