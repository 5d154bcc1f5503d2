import { defineRemote } from '@3eu/shared/contract';

/** What this remote offers. */
export const descriptor = defineRemote({
  name: 'support',
  pages: [
    { path: '/about', label: 'About 3E', footer: 'people' },
    { path: '/faq', label: 'FAQ', footer: 'people' },
  ],
});
