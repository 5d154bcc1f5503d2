/**
 * Where the pages of this tab were left, by the entry of its history: how far down in px, and at which part of the page,
 * since parts above it that are not laid out yet may not have their height. It is kept for a reload, until which only
 * the browser's own restoring would run: that knows px alone.
 */
export type Place = { y: number; part: number; offset: number };

const storageKey = 'uni3e:place';

/** The parts of the page that is shown. */
const parts = () => [...(document.querySelector('[data-page]')?.children ?? [])];

/** Where the visitor is. The last part that begins above the window's edge counts; -1 is the page's beginning. */
export function placeHere(): Place {
  const tops = parts().map((part) => part.getBoundingClientRect().top);
  const part = tops.findLastIndex((top) => top < 0);
  return { y: scrollY, part, offset: part < 0 ? 0 : -tops[part]! };
}

/** @returns Whether it got there: a page that still grows may not be long enough. */
export function goTo({ y, part, offset }: Place): boolean {
  const element = parts()[part];
  const top = element ? Math.round(element.getBoundingClientRect().top + scrollY + offset) : y;
  scrollTo(0, top);
  return scrollY >= Math.floor(top) && (part < 0 || element !== undefined);
}

/** Storage may be blocked or full: then a page begins at its top. */
export function readPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, Place>;
  } catch {
    return {};
  }
}

export function writePlaces(places: Record<string, Place>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Only the place is lost.
  }
}

/** What an entry of the history is called among the places. @param key As the router has it. */
export function entryName(key: string, { pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return `${key} ${pathname}${hash}`;
}

/** Restores the place of a document that is loaded again, before the browser does. */
export function restorePlace(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' && navigation?.type !== 'back_forward') return;
  const key = (history.state as { key?: string } | null)?.key ?? 'default';
  const place = readPlaces()[entryName(key, location)];
  if (!place || place.part < 0) return;
  history.scrollRestoration = 'manual';
  goTo(place);
}
