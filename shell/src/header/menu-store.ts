import { create } from 'zustand';

/** The dropdowns of the header. */
export type MenuName = 'admissions' | 'academics' | 'student-life' | 'quick-links';

/** The header's menus: at most one dropdown is open; the mobile menu is a dialog of its own. */
export type MenuState = {
  openMenu: MenuName | null;
  mobileMenuOpen: boolean;
  setOpenMenu: (menu: MenuName | null) => void;
  setMobileMenuOpen: (open: boolean) => void;
};

/** Which menus are open. Only the shell uses it; what remotes may see is in `@3eu/shared/store`. */
export const useMenuStore = create<MenuState>()((set) => ({
  openMenu: null,
  mobileMenuOpen: false,
  setOpenMenu: (openMenu) => set({ openMenu }),
  setMobileMenuOpen: (mobileMenuOpen) => set({ mobileMenuOpen }),
}));
