import { defineRemote } from '@3eu/shared/contract';

export const descriptor = defineRemote({
  name: 'admissions',
  pages: [{ path: '/admissions', label: 'How to apply', menu: 'admissions', footer: 'admissions' }],
});
