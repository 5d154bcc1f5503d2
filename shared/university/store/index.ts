/**
 * The one store of the page. The shell provides this module to every remote, so a change made in one remote is seen
 * by the shell and by all the others. It holds only what crosses a remote's border; a page's own state stays in the page.
 */
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** The three self-declared user types of the portal (specification, section 6). */
export const userTypes = ['student', 'faculty', 'staff'] as const;
export type UserType = (typeof userTypes)[number];

/** The portal's session: signed out while `userType` is null. Nothing is verified and nothing is sent. */
export type SiteState = {
  userType: UserType | null;
  signIn: (userType: UserType) => void;
  signOut: () => void;
};

/**
 * Reads a part of the store: `useSiteStore((state) => state.userType)`. The session keeps what the visitor has chosen, so
 * that a full navigation does not forget it, and nothing personal.
 */
export const useSiteStore = create<SiteState>()(
  persist(
    (set) => ({
      userType: null,
      signIn: (userType) => set({ userType }),
      signOut: () => set({ userType: null }),
    }),
    {
      name: 'uni3e:visitor',
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ userType }) => ({ userType }),
      // What is stored may be anything.
      merge: (kept, initial) => ({
        ...initial,
        userType: userTypes.find((type) => type === (kept as Partial<SiteState> | null)?.userType) ?? null,
      }),
    },
  ),
);
