import type { KeyboardEvent } from 'react';

/** Attribute of a list of what was found, whose links the arrow keys walk. */
export const foundAttribute = 'data-found';

/**
 * The keys of whatever holds a line to ask with and what was found: arrows go from the line through the results and
 * back, Escape empties the line.
 */
export function walkFound(event: KeyboardEvent<HTMLElement>, empty: () => void): void {
  const { currentTarget, key, nativeEvent } = event;
  const field = currentTarget.querySelector<HTMLInputElement>('input[type=search]');
  if (!field || nativeEvent.isComposing) return;
  if (key === 'Escape' && field.value !== '') {
    event.preventDefault();
    empty();
    return field.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return;
  const stops = [field, ...currentTarget.querySelectorAll<HTMLElement>(`[${foundAttribute}] a`)];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  const next = place < 0 ? undefined : stops[place + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
