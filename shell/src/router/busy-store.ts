import { create } from 'zustand';

/**
 * Whether another page is loading. It is not a context: when a context changes above a page whose script has not
 * arrived, React throws away the prerendered page.
 */
export const useBusyStore = create<{ isBusy: boolean }>()(() => ({ isBusy: false }));
