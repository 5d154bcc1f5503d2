import { create } from 'zustand';

/**
 * Whether another page is on its way. It is no context: a context that changes above a page whose script is still to come
 * has React throw away the prerendered page.
 */
export const useBusyStore = create<{ isBusy: boolean }>()(() => ({ isBusy: false }));
