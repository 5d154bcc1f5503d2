/** Room start: renders a page where hydration has failed. For browser.tsx, which loads it then. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { everyPage } from '../navigation/every-page';
import type { Shown } from '../navigation/navigation';
import { resultAt } from '../navigation/pages';
import type { Look, Site } from '../site';

type Given = {
  first: Shown;
  site: Site;
  app: (shown: Shown, site: Site) => ReactNode;
  look?: (() => Promise<{ look: Look }>) | undefined;
};

/** Renders the page anew in place of what was prerendered, and the menus, which may lead to what is not released yet. */
export async function renderAnew(root: HTMLElement, { first, site, app, look }: Given): Promise<void> {
  // The document has those of the release.
  if (look) document.querySelector('style')!.textContent = (await look()).look.css;
  const menus = await site.loader.load(everyPage).catch(() => site.menus);
  const result = await resultAt(new URL(location.href), {}, site);
  // A full navigation would load this same document again, forever: what has no page stays as it is.
  if (result.kind === 'document' && !site.find(location.pathname)) return;
  const outcome = result.kind === 'document' ? ({ kind: 'unavailable' } as const) : result;
  root.replaceChildren();
  createRoot(root, { onCaughtError: site.report }).render(app({ ...first, outcome }, { ...site, menus }));
}
