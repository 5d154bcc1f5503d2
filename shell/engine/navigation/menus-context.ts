/** Room navigation: the menus, for components. For start and the shell’s frame. */
import { createContext, useContext } from 'react';
import type { MenuLink, MenuListName, Menus } from './menus';

const MenusContext = createContext<Menus>({});

export const MenusProvider = MenusContext.Provider;

/** One list of links; empty where no page asks to stand in it. */
export function useMenuList(name: MenuListName): readonly MenuLink[] {
  return useContext(MenusContext)[name] ?? [];
}

/** Whether the list of all pages is among the menus. */
export function hasEveryPage(menus: Menus): boolean {
  return Object.keys(menus).some((name) => name.startsWith('every-'));
}
