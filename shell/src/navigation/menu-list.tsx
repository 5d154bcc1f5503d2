import { Link, NavLink } from '@3eu/shared/router';
import { menuListAttribute, type MenuListName } from './menus';
import { useMenuList } from './menus-context';

export type MenuListProps = {
  name: MenuListName;
  /** Shows the line under each link. Every first list of a name in the document shows it, for the others are read from it. */
  notes?: boolean;
  /** Marks the link of the current page. */
  current?: boolean;
};

/** The links of one list. Other places that show the same list pass `repeated`, so that it is read from one place only. */
export function MenuList({ name, notes = false, current = false, repeated = false }: MenuListProps & { repeated?: boolean }) {
  const links = useMenuList(name);
  const mark = repeated ? {} : { [menuListAttribute]: name };
  return (
    <ul {...mark}>
      {links.map(({ href, label, note }) => {
        const words = notes && note ? <>{label}<small>{note}</small></> : label;
        return <li key={href}>{current ? <NavLink to={href} end>{words}</NavLink> : <Link to={href}>{words}</Link>}</li>;
      })}
    </ul>
  );
}
