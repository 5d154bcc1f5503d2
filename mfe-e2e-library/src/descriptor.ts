import { defineRemote } from '@3eu/shared/contract';

export const descriptor = defineRemote({
  name: 'e2e-library',
  pages: [{ path: '/e2e-library', label: 'E2e library', menu: 'student-life', footer: 'campus' }],
});
