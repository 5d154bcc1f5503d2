import styled from '@emotion/styled';
import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { NavLink, useHydrated } from '@3eu/platform/page';
import { color, Icon, space } from '@3eu/university/ui';
import { footer } from '../../content/footer';
import type { HeaderMenu } from '../../content/types';
import { MenuList } from '../../menu-list';
import { Group, Holder } from './dropdown-style';
import { useDropdown } from './use-dropdown';

const Sections = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[8]} ${space[32]};
  > div {
    min-width: 0;
  }
  > div:first-of-type {
    grid-column: 1 / -1;
  }
  ul + ul {
    margin-top: ${space[8]};
    border-top: 1px solid ${color.line};
    padding-top: ${space[8]};
    a {
      font-weight: 400;
    }
  }
`;

/** Every page of the site by section; the many of one kind, such as majors, come last and in lighter type. */
function QuickLinks() {
  return (
    <Sections>
      <Group>
        <MenuList name="quick-top" current />
      </Group>
      {footer.columns.map(({ group, title }) => (
        <Group key={group}>
          <h2>{title}</h2>
          <MenuList name={`quick-${group}`} current />
          <MenuList name={`quick-${group}-more`} current />
        </Group>
      ))}
    </Sections>
  );
}

/** One dropdown of the header: a link, a button that opens the panel, and the panel with its links, in the HTML while closed. */
export function Dropdown({ menu }: { menu: HeaderMenu }) {
  const { open, button, holder, toggle, close } = useDropdown(menu.name);
  // In the prerendered document CSS alone opens the dropdowns.
  const ready = useHydrated();
  const panelId = useId();
  const isIndex = menu.href === null;
  return (
    <Holder data-open={open || undefined} data-ready={ready || undefined} data-wide={isIndex || undefined} {...holder}>
      {menu.href && <NavLink href={menu.href}>{menu.label}</NavLink>}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={isIndex ? undefined : `${menu.label} menu`}
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
        {menu.groups?.map(({ menu: group, title }) => (
          <Group key={group}>
            {title && <h2>{title}</h2>}
            <MenuList name={`menu-${group}`} notes current />
          </Group>
        ))}
      </div>
    </Holder>
  );
}
