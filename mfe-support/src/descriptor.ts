import { defineRemote } from '@3eu/shared/contract';

export const descriptor = defineRemote({
  name: 'support',
  pages: [
    { path: '/faq', label: 'FAQ', note: 'Asked most, answered plainly', footer: 'people' },
    { path: '/about', label: 'About 3E', footer: 'people' },
  ],
});
