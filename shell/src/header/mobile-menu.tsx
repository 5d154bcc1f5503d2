import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { X } from 'lucide-react';
import { useLocation } from '@3eu/shared/router';
import { Icon } from '@3eu/shared/ui';
import { header } from '../content/header';
import { useMenuStore } from './menu-store';
import { MobileMenuBody } from './mobile-menu-body';
import { MenuButton, MenuDialog, MenuHead } from './mobile-menu-style';

/**
 * The menu of narrow screens: a native modal dialog that closes when a link is chosen [modal dialog, WAI-ARIA APG].
 * It is a popover too, so that its button opens it where scripts are off.
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
    // Browsers without popovers take the selector for an error.
    if ('popover' in HTMLElement.prototype && element.matches(':popover-open')) element.hidePopover();
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  const openModally = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  // The browser tells of a closing a moment later, when the menu may be open again.
  const syncWithDialog = () => setOpen(dialog.current?.open ?? false);
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target as Element).closest('a')) setOpen(false);
  };
  return (
    <>
      <MenuButton type="button" popoverTarget={id} aria-haspopup="dialog" aria-expanded={open} onClick={openModally}>
        {text.button}
      </MenuButton>
      <MenuDialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={text.title}
        onClose={syncWithDialog}
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
