import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A dialog that is open as long as it is there.
 * @param opener What gets the focus afterwards, where nothing had it before.
 */
export function useDialog(opener: RefObject<HTMLElement | null>): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the browser paints, and closed before it is taken away, because then it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current!;
    const link = opener.current;
    element.showModal();
    return () => {
      element.close();
      const { activeElement, body } = document;
      if (activeElement === body || element.contains(activeElement)) link?.focus({ preventScroll: true });
    };
  }, [opener]);
  return dialog;
}
