import { memo, useEffect, useId, useRef, type MouseEvent } from 'react';
import { X } from 'lucide-react';
import { NavLink, useLocation } from '@3eu/platform/page';
import { ButtonLink, Icon, breakpoint } from '@3eu/university/ui';
import { footer } from '../../content/footer';
import { header } from '../../content/header';
import type { HeaderAction, HeaderMenu } from '../../content/types';
import { FindRow } from '../../find/find-link';
import { MenuList } from '../../menu-list';
import { Audiences } from './audiences';
import { MenuBody, MenuButton, MenuDialog, MenuHead } from './mobile-menu-style';

/** Attributes of a button with which the browser itself opens or closes a dialog, also without scripts. */
const commands = (command: 'show-modal' | 'close', dialog: string) => ({ command, commandfor: dialog });

const name = 'Menu';

/**
 * Everything that the header of wide screens leads to, its sections with their pages, and all pages folded below. It does
 * not render again when the menu opens: some sixty links would keep it waiting.
 */
const MobileMenuBody = memo(function MobileMenuBody() {
  return (
    <MenuBody aria-label={name}>
      <div data-actions>
        {header.actions.map(({ label, href, primary }: HeaderAction) => (
          <ButtonLink key={href} href={href} label={label} size="sm" variant={primary ? 'primary' : 'secondary'} />
        ))}
      </div>
      <div data-find>
        <FindRow />
      </div>
      {header.menus.map(
        ({ label, href, groups }: HeaderMenu) =>
          href && (
            <div key={href} data-section>
              <NavLink href={href}>{label}</NavLink>
              {groups?.map(({ menu }) => (
                <MenuList key={menu} name={`menu-${menu}`} except={href} current />
              ))}
            </div>
          ),
      )}
      <div data-audiences>
        <Audiences />
      </div>
      <div data-section data-folded>
        <NavLink href={header.find.href}>{header.find.page}</NavLink>
        <details>
          <summary aria-label="Every page, by section" />
          <MenuList name="quick-top" except={header.find.href} current />
          {footer.columns.map(({ group, title }) => (
            <section key={group}>
              <h3>{title}</h3>
              <MenuList name={`quick-${group}`} current />
              <MenuList name={`quick-${group}-more`} current />
            </section>
          ))}
        </details>
      </div>
    </MenuBody>
  );
});

/**
 * The menu of narrow screens: a native modal dialog that closes when a link is chosen [modal dialog, WAI-ARIA APG]. It
 * opens as it was the first time.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    const close = () => element?.close();
    // A tablet that is turned on its side may show the whole header, without the button that opened the menu.
    matchMedia(`(min-width: ${breakpoint.lg})`).onchange = close;
    return close;
  }, [key]);

  // For browsers that do not know the commands; those that do leave an open dialog as it is.
  const open = () => {
    if (!dialog.current!.open) dialog.current!.showModal();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target as Element).closest('a')) dialog.current!.close();
  };
  const onClose = () => {
    dialog.current!.querySelector('details')!.open = false;
    dialog.current!.scrollTop = 0;
  };
  return (
    <>
      <MenuButton type="button" {...commands('show-modal', id)} aria-haspopup="dialog" onClick={open}>
        {name}
      </MenuButton>
      <MenuDialog ref={dialog} id={id} aria-label={name} onClick={onClick} onClose={onClose}>
        <MenuHead>
          <h2>{name}</h2>
          <button type="button" {...commands('close', id)} onClick={() => dialog.current!.close()}>
            <Icon icon={X} />
            Close
          </button>
        </MenuHead>
        <MobileMenuBody />
      </MenuDialog>
    </>
  );
}
