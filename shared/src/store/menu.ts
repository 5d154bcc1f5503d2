import type { StateCreator } from 'zustand';

/** The dropdowns of the header. */
export type MenuName = 'admissions' | 'academics' | 'student-life' | 'quick-links';

/** The header's menus: at most one dropdown is open; the mobile menu is a dialog of its own. */
export type MenuSlice = {
  openMenu: MenuName | null;
  mobileMenuOpen: boolean;
  setOpenMenu: (menu: MenuName | null) => void;
  setMobileMenuOpen: (open: boolean) => void;
};

export const menuSlice: StateCreator<MenuSlice> = (set) => ({
  openMenu: null,
  mobileMenuOpen: false,
  setOpenMenu: (openMenu) => set({ openMenu }),
  setMobileMenuOpen: (mobileMenuOpen) => set({ mobileMenuOpen }),
});
