import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { X } from 'lucide-react';
import { useLocation } from '@3eu/shared/router';
import { Icon } from '@3eu/shared/ui';
import { header } from '../content/header';
import { useMenuStore } from './menu-store';
import { MobileMenuBody } from './mobile-menu-body';
import { MenuButton, MenuDialog, MenuHead } from './mobile-menu-style';

/** Whether the browser supports popovers; others treat their selector as an error. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

const isPopover = (element: HTMLElement) => hasPopovers() && element.matches(':popover-open');

/** Calls a function once the next frame is painted. @returns A function that cancels it. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The menu of narrow screens: a native modal dialog that closes when a link is chosen [modal dialog, WAI-ARIA APG]. Its
 * button opens it as a popover, which also works without scripts; once painted, it becomes the modal dialog. Opening a
 * modal dialog restyles the whole page, which would delay the menu on a slow phone.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useMenuStore((state) => state.mobileMenuOpen);
  const setOpen = useMenuStore((state) => state.setMobileMenuOpen);
  const { key } = useLocation();
  const id = useId();
  const text = header.mobileMenu;

  useEffect(() => setOpen(false), [key, setOpen]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) {
      if (isPopover(element)) element.hidePopover();
      if (element.open) element.close();
    } else if (isPopover(element)) {
      return afterPaint(() => {
        // The visitor has already closed it.
        if (!isPopover(element)) return setOpen(false);
        element.hidePopover();
        element.showModal();
      });
    } else if (!element.open) element.showModal();
  }, [open, setOpen]);

  const onOpen = (event: MouseEvent) => {
    // The browser would do the same, but only after the menu was told that it is open.
    event.preventDefault();
    if (hasPopovers() && !isPopover(dialog.current!)) dialog.current!.showPopover();
    setOpen(true);
  };
  // The browser tells of a closing a moment later, when the menu may be open again.
  const syncWithDialog = () => setOpen(dialog.current !== null && (dialog.current.open || isPopover(dialog.current)));
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target as Element).closest('a')) setOpen(false);
  };
  return (
    <>
      <MenuButton type="button" popoverTarget={id} aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
        {text.button}
      </MenuButton>
      <MenuDialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={text.title}
        onClose={syncWithDialog}
        onToggle={syncWithDialog}
        onClick={onClick}
      >
        <MenuHead>
          <h2>{text.title}</h2>
          <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => setOpen(false)}>
            <Icon icon={X} />
            {text.close}
          </button>
        </MenuHead>
        <MobileMenuBody />
      </MenuDialog>
    </>
  );
}
