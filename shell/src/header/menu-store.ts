import type { MenuGroup } from '@3eu/shared/contract';
import { create } from 'zustand';

/** A dropdown of the header; most are named after the group of pages that they show first. */
export type MenuName = MenuGroup | 'quick-links';

/** At most one dropdown is open. Only the shell uses it; what remotes may see is in `@3eu/shared/store`. */
export const useMenuStore = create<{ openMenu: MenuName | null; setOpenMenu: (menu: MenuName | null) => void }>()(
  (set) => ({ openMenu: null, setOpenMenu: (openMenu) => set({ openMenu }) }),
);
