import { useState } from 'react';

/** The place of the map whose card is open, if any. */
export function useOpenPlace() {
  const [open, setOpen] = useState<string>();
  return {
    open,
    toggle: (place: string) => setOpen(place === open ? undefined : place),
    close: () => setOpen(undefined),
  };
}

export type OpenPlace = ReturnType<typeof useOpenPlace>;
