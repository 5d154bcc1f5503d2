import type { StateCreator } from 'zustand';

/** The three self-declared user types of the portal (specification, section 6). */
export const userTypes = ['student', 'faculty', 'staff'] as const;
export type UserType = (typeof userTypes)[number];

/** The portal's session: signed out while `userType` is null. Nothing is verified and nothing is sent. */
export type PortalSlice = {
  userType: UserType | null;
  signIn: (userType: UserType) => void;
  signOut: () => void;
};

export const portalSlice: StateCreator<PortalSlice> = (set) => ({
  userType: null,
  signIn: (userType) => set({ userType }),
  signOut: () => set({ userType: null }),
});
