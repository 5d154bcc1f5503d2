import { use, useEffect, useRef, type ComponentType } from 'react';
import type { PageModule } from '@3eu/shared/contract';
import type { PageSource } from './page-source';

/** Attribute of a page whose remote could not be loaded: the prerendered page stays as it is, with all of it readable. */
export const keptAttribute = 'data-kept';

const hydrations = new WeakMap<PageSource, Promise<PageModule | null>>();

/** The page that a document was prerendered with; null when its remote cannot be had. */
function hydrationOf(source: PageSource): Promise<PageModule | null> {
  let promise = hydrations.get(source);
  if (!promise) {
    promise = source.load().catch(() => null);
    hydrations.set(source, promise);
  }
  return promise;
}

const empty = { __html: '' };

/**
 * A prerendered page that React leaves as it is, because its remote cannot be had. It is marked, so that what needed a
 * script stands open, and its metadata, which React does not know, goes when the visitor leaves it.
 */
function KeptPage() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.setAttribute(keptAttribute, '');
    const stale = document.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]');
    const general = new Set(['viewport', 'theme-color', 'color-scheme']);
    return () => stale.forEach((element) => general.has(element.getAttribute('name') ?? '') || element.remove());
  }, []);
  return <div ref={page} data-page suppressHydrationWarning dangerouslySetInnerHTML={empty} />;
}

/**
 * Shows a page. On a client navigation its code is here already (the route's loader waited for it). On hydration React
 * leaves the prerendered page alone until the code arrives, or for good when it does not.
 */
export function PageOutlet({ source }: { source: PageSource }) {
  const page: { Component: ComponentType } | null = source.current() ?? use(hydrationOf(source));
  if (!page) return <KeptPage />;
  return (
    <div data-page>
      <page.Component />
    </div>
  );
}
