import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from '@3eu/shared/router';
import type { PrerenderedMetadata } from './metadata';
import { useNavigation } from './site-router';

type Listener = (pageName: string) => void;

const listeners = new Set<Listener>();

/** Calls back with the page's name after each client navigation. Returns what ends it. */
export function onRouteChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Rendered after the page, so that its effect runs when the page is in the document: the focus goes to the h1 and the
 * announcer says the page's name. Not on the first page, where the browser does both.
 */
export function RouteChange({ metadata }: { metadata: PrerenderedMetadata }) {
  const { visit, outcome } = useNavigation().shown;
  const isFirst = useEffectEvent(() => visit === 0);
  const { pathname } = useLocation();
  useEffect(() => {
    if (isFirst()) return;
    metadata.removeAll();
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    listeners.forEach((listener) => listener(heading?.textContent ?? document.title));
    // A second try of an address ends with another outcome; a new query or fragment of a page does not.
  }, [pathname, outcome, metadata]);
  return null;
}

/** Announces the name of a page after a client navigation; the browser announces full loads itself. */
export function RouteAnnouncer() {
  const [name, setName] = useState('');
  useEffect(() => onRouteChange(setName), []);
  return (
    <div className="visually-hidden" role="status" aria-atomic="true" data-announcer="">
      {name}
    </div>
  );
}
