import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { Location } from '@3eu/shared/router';
import { entryName, goTo, placeHere, readPlaces, writePlaces, type Place } from '../start/place';
import type { Shown } from './site-navigator';

let places: Record<string, Place> | undefined;

const nameOf = (location: Location) => entryName(location.key, location);

export function saveScroll(location: Location): void {
  places ??= readPlaces();
  places[nameOf(location)] = placeHere();
}

/** The element that a hash names; a hash typed by hand need not be percent-encoded. */
function elementNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Scrolls to where a page belongs.
 * @returns Whether it got there: a page that still grows may not have the target yet. A page without it begins at its
 *   top.
 */
function goToPlace({ location, action }: Shown, isLater = false): boolean {
  places ??= readPlaces();
  const before = action === 'POP' ? places[nameOf(location)] : undefined;
  if (before) return goTo(before);
  const target = elementNamed(location.hash);
  if (target) target.scrollIntoView();
  else if (!isLater) scrollTo(0, 0);
  return !location.hash || target !== null;
}

/** Events by which a visitor goes on from the current position. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** How long what comes near is laid out for the first time after a jump, and moves what was jumped to. In milliseconds. */
const settling = 1000;

/**
 * Scrolls a page to where it belongs; again while it grows, if it is not long enough yet or the target of a link moves,
 * unless the visitor goes on first.
 * @returns A function that ends that.
 */
function place(shown: Shown): () => void {
  const isThere = !shown.resetsScroll || goToPlace(shown);
  if (isThere && !(shown.resetsScroll && shown.location.hash)) return () => {};
  const end = new AbortController();
  const observer = new ResizeObserver(() => {
    if (goToPlace(shown, true) && !shown.location.hash) end.abort();
  });
  observer.observe(document.documentElement);
  if (isThere) setTimeout(() => end.abort(), settling);
  end.signal.addEventListener('abort', () => observer.disconnect());
  for (const gesture of gestures) addEventListener(gesture, () => end.abort(), { signal: end.signal, passive: true });
  return () => end.abort();
}

/**
 * Scrolls each page to where it belongs: a new one to its top or to the element that the address names, an earlier one
 * to where it was left. The first one is restored before (`start/place.ts`).
 * @param latest What is shown now, for when the visitor leaves the document.
 */
export function useScroll(shown: Shown, latest: RefObject<Shown>): void {
  useLayoutEffect(() => (shown.visit > 0 ? place(shown) : undefined), [shown]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onLeave = () => {
      saveScroll(latest.current.location);
      history.scrollRestoration = 'auto';
      writePlaces(places!);
    };
    const onReturn = () => {
      history.scrollRestoration = 'manual';
    };
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
    };
  }, [latest]);
}
