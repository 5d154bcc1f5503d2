import type { StateCreator } from 'zustand';

/** The major that a visitor meant to apply for when leaving a major page; the application form preselects it. */
export type ApplicationSlice = {
  intendedMajor: string | null;
  setIntendedMajor: (slug: string | null) => void;
};

export const applicationSlice: StateCreator<ApplicationSlice> = (set) => ({
  intendedMajor: null,
  setIntendedMajor: (intendedMajor) => set({ intendedMajor }),
});
