import { useEffect, useRef } from 'react';
import { useLocation } from '@3eu/shared/router';

type Listener = (pageName: string) => void;

const listeners = new Set<Listener>();

/** Calls back with the page's name after each client navigation. Returns what ends it. */
export function onArrival(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let firstPage = true;

/**
 * Stands behind the page and tells, once it is there, that it is there: the focus goes to its h1 and the announcer
 * says its name. Not on the first page, where the browser does both.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (firstPage) {
      firstPage = false;
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    listeners.forEach((listener) => listener(heading?.textContent ?? document.title));
  }, [pathname]);
  return null;
}
