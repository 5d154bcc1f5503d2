/**
 * The one store of the page. The shell provides this module to every remote, so a change made in one remote is seen
 * by the shell and by all the others. It holds only what crosses a remote's border; a page's own state stays in the page.
 */
import { create } from 'zustand';
import { portalSlice, type PortalSlice } from './portal';

export { userTypes, type UserType } from './portal';

/** Every slice of the store. */
export type SiteState = PortalSlice;

/** Reads a part of the store: `useSiteStore((state) => state.userType)`. Nothing in it is kept beyond the page. */
export const useSiteStore = create<SiteState>()((...parts) => ({
  ...portalSlice(...parts),
}));
