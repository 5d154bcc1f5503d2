import type { ReactNode } from 'react';
import { Link, NavLink } from '@3eu/platform/page';
import { wordsAnd } from '@3eu/university/ui';
import type { MenuLink, MenuListName } from '@3eu/engine/navigation/menus';
import { useMenuList } from '@3eu/engine/navigation/menus-context';

type MenuListProps = {
  name: MenuListName;
  /** Shows the line under each link. */
  notes?: boolean;
  /** Marks the link of the current page. */
  current?: boolean;
  words?: (link: MenuLink) => ReactNode;
  /** The address of a link that stands elsewhere already. */
  except?: MenuLink['href'];
};

/** The links of one list; nothing where the list is empty. */
export function MenuList({
  name,
  notes = false,
  current = false,
  words = ({ label }) => label,
  except,
}: MenuListProps) {
  const links = useMenuList(name).filter(({ href }) => href !== except);
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map((link) => {
        const { href, note } = link;
        const content = wordsAnd(words(link), notes && note && <small>{note}</small>);
        return (
          <li key={href}>{current ? <NavLink href={href}>{content}</NavLink> : <Link href={href}>{content}</Link>}</li>
        );
      })}
    </ul>
  );
}
