import { create } from 'zustand';
import type { MenuName } from '../../content/types';

/** At most one dropdown is open. Only the shell uses it; what remotes may see is in `@3eu/university/store`. */
export const useMenuStore = create<{ openMenu: MenuName | null; setOpenMenu: (menu: MenuName | null) => void }>()(
  (set) => ({ openMenu: null, setOpenMenu: (openMenu) => set({ openMenu }) }),
);
