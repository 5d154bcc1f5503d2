import { useRef, useState, type FocusEvent, type KeyboardEvent, type UIEvent } from 'react';
import { useHydrated } from '@3eu/platform/page';

/** How far the cards scroll from one to the next; 0 where they do not scroll. */
const stepOf = ({ scrollWidth, clientWidth, children }: Element) => (scrollWidth - clientWidth) / (children.length - 1);

/**
 * The question whose place the map shows, by its number from 0, if any. A press of its pin opens and closes it; where
 * the answers are a row of cards, the card in the middle opens it too.
 */
export function useOpenQuestion() {
  const [open, setOpen] = useState<number>();
  /** The places whose pictures are wanted: once loaded, they stay. */
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const board = useRef<HTMLDivElement>(null);
  const pins = useRef<(HTMLButtonElement | null)[]>([]);
  const cards = useRef<HTMLOListElement>(null);
  const want = (...places: number[]) => {
    if (!places.every((place) => wanted.includes(place))) setWanted([...new Set([...wanted, ...places])]);
  };
  return {
    open,
    wanted,
    board,
    pins,
    cards,
    /** Whether scripts run here by now: the document itself does not ask for the map. */
    isHere: useHydrated(),
    /** The pointer or the focus comes to its pin. */
    onNear: (place: number) => want(place),
    onPress(place: number) {
      if (place === open) return setOpen(undefined);
      want(place);
      setOpen(place);
      // The way back stands at the top of the map.
      board.current!.scrollIntoView({ block: 'nearest' });
      // Only a row of cards scrolls.
      const row = cards.current!;
      row.scrollLeft = place * stepOf(row);
    },
    onScroll({ currentTarget }: UIEvent) {
      const place = Math.round(currentTarget.scrollLeft / stepOf(currentTarget));
      want(place, Math.min(place + 1, currentTarget.children.length - 1));
      setOpen(place);
    },
    /** A card that has the focus stands in the middle: the row would snap back to the one before. */
    onFocus({ target, currentTarget }: FocusEvent) {
      const place = [...currentTarget.children].findIndex((card) => card.contains(target));
      currentTarget.scrollLeft = place * stepOf(currentTarget);
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || open === undefined) return;
      setOpen(undefined);
      pins.current[open]?.focus({ preventScroll: true });
    },
  };
}

export type OpenQuestion = ReturnType<typeof useOpenQuestion>;
