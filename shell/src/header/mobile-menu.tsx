import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { X } from 'lucide-react';
import { useLocation } from '@3eu/shared/router';
import { Icon } from '@3eu/shared/ui';
import { header } from '../content/header';
import { MobileMenuBody } from './mobile-menu-body';
import { MenuButton, MenuDialog, MenuHead } from './mobile-menu-style';

/** Attributes of a button with which the browser itself opens or closes a dialog, also without scripts. */
const commands = (command: 'show-modal' | 'close', dialog: string) => ({ command, commandfor: dialog });

/** The menu of narrow screens: a native modal dialog that closes when a link is chosen [modal dialog, WAI-ARIA APG]. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const id = useId();
  const text = header.mobileMenu;

  useEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [key]);

  // For browsers that do not know the commands; those that do leave an open dialog as it is.
  const open = () => {
    if (!dialog.current!.open) dialog.current!.showModal();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target as Element).closest('a')) dialog.current!.close();
  };
  return (
    <>
      <MenuButton type="button" {...commands('show-modal', id)} aria-haspopup="dialog" onClick={open}>
        {text.button}
      </MenuButton>
      <MenuDialog ref={dialog} id={id} aria-label={text.title} onClick={onClick}>
        <MenuHead>
          <h2>{text.title}</h2>
          <button type="button" {...commands('close', id)} onClick={() => dialog.current!.close()}>
            <Icon icon={X} />
            {text.close}
          </button>
        </MenuHead>
        <MobileMenuBody />
      </MenuDialog>
    </>
  );
}
