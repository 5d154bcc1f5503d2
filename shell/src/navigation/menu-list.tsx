import { Link, NavLink } from '@3eu/shared/router';
import type { MenuListName } from './menus';
import { useMenuList } from './menus-context';

export type MenuListProps = {
  name: MenuListName;
  /** Shows the line under each link. */
  notes?: boolean;
  /** Marks the link of the current page. */
  current?: boolean;
};

/** The links of one list. */
export function MenuList({ name, notes = false, current = false }: MenuListProps) {
  const links = useMenuList(name);
  return (
    <ul>
      {links.map(({ href, label, note }) => {
        const words = notes && note ? <>{label}<small>{note}</small></> : label;
        return <li key={href}>{current ? <NavLink to={href} end>{words}</NavLink> : <Link to={href}>{words}</Link>}</li>;
      })}
    </ul>
  );
}
