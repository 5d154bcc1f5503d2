import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { NavLink, useHydrated } from '@3eu/shared/router';
import { Icon } from '@3eu/shared/ui';
import { header, type HeaderMenu } from '../content/header';
import { MenuList } from '../navigation/menu-list';
import { Group, Holder } from './dropdown-style';
import { QuickLinks } from './quick-links';
import { useDropdown } from './use-dropdown';

/** One dropdown of the header: a link, a button that opens the panel, and the panel with its links, in the HTML while closed. */
export function Dropdown({ menu }: { menu: HeaderMenu }) {
  const { open, button, holder, toggle, close } = useDropdown(menu.name);
  // In the prerendered document CSS alone opens the dropdowns.
  const ready = useHydrated();
  const panelId = useId();
  const isIndex = menu.href === null;
  return (
    <Holder data-open={open || undefined} data-ready={ready || undefined} data-wide={isIndex || undefined} {...holder}>
      {menu.href && <NavLink to={menu.href}>{menu.label}</NavLink>}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={isIndex ? undefined : header.openMenu(menu.label)}
        data-labelled={isIndex || undefined}
        onClick={toggle}
      >
        {isIndex && menu.label}
        <Icon icon={ChevronDown} />
      </button>
      {/* A click on a link inside closes the panel; the keyboard reaches the links themselves. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div id={panelId} data-panel onClick={({ target }) => (target as Element).closest('a') && close()}>
        {isIndex && <QuickLinks />}
        {menu.groups.map(({ menu: group, title }) => (
          <Group key={group}>
            {title && <h2>{title}</h2>}
            <MenuList name={`menu-${group}`} notes current />
          </Group>
        ))}
      </div>
    </Holder>
  );
}
