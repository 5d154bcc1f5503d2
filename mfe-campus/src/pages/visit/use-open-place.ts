import { useRef, useState } from 'react';

/** The place of the map whose card is open, if any. */
export function useOpenPlace() {
  const [open, setOpen] = useState<string>();
  const pins = useRef(new Map<string, HTMLButtonElement | null>());
  return {
    open,
    /** The pins' buttons by the ids of their places. */
    pins,
    toggle: (place: string) => setOpen(place === open ? undefined : place),
    close: () => setOpen(undefined),
    /** Takes the visitor from elsewhere on the page to a place's pin, and opens its card. */
    show(place: string) {
      const pin = pins.current.get(place);
      pin?.scrollIntoView({ block: 'center' });
      pin?.focus({ preventScroll: true });
      setOpen(place);
    },
  };
}

export type OpenPlace = ReturnType<typeof useOpenPlace>;
