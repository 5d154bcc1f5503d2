import { useEffect, useEffectEvent, useRef, type FocusEvent, type PointerEvent } from 'react';
import type { MenuName } from '../../content/types';
import { useMenuStore } from './menu-store';

/** Delays of the hover dropdowns, in milliseconds (WAI-ARIA APG, disclosure navigation; WCAG 1.4.13). */
const openAfter = 120;
const closeAfter = 400;
const clickGrace = 350;

/**
 * Behaviour of one dropdown. Mouse: opens after a moment, at once when another is open, closes a while after leaving.
 * Keyboard and touch: its button toggles; Tab never opens; Escape closes and gives the focus back. A press elsewhere
 * closes it, too.
 */
export function useDropdown(name: MenuName) {
  const open = useMenuStore((state) => state.openMenu === name);
  const setOpenMenu = useMenuStore((state) => state.setOpenMenu);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Not 0, which is when the page started: a press in its first moments would count as one right after hovering.
  const hoverOpenedAt = useRef(-Infinity);
  const button = useRef<HTMLButtonElement>(null);
  const element = useRef<HTMLLIElement>(null);

  const later = (action: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    if (useMenuStore.getState().openMenu === name) setOpenMenu(null);
  };
  // Listens on the document: a panel opened by the pointer holds no focus, and Safari does not focus a tapped button.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (element.current?.contains(document.activeElement)) button.current?.focus();
    close();
  });
  const onPress = useEffectEvent(({ target }: Event) => {
    if (!element.current?.contains(target as Node)) close();
  });
  useEffect(() => {
    if (!open) return;
    const end = new AbortController();
    document.addEventListener('keydown', onKeyDown, { signal: end.signal });
    document.addEventListener('pointerdown', onPress, { signal: end.signal });
    return () => end.abort();
  }, [open]);

  const openByHover = () => {
    hoverOpenedAt.current = performance.now();
    setOpenMenu(name);
  };

  return {
    open,
    button,
    holder: {
      ref: element,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        const { openMenu } = useMenuStore.getState();
        if (openMenu === name) clearTimeout(timer.current);
        else if (openMenu) openByHover();
        else later(openByHover, openAfter);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') later(close, closeAfter);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) close();
      },
    },
    toggle: () => {
      clearTimeout(timer.current);
      if (open && performance.now() - hoverOpenedAt.current < clickGrace) return;
      setOpenMenu(open ? null : name);
    },
    close,
  };
}
