import { defineRemote } from '@3eu/shared/contract';

export const descriptor = defineRemote({
  name: 'campus',
  pages: [{ path: '/student-life', label: 'Student life', menu: 'student-life', footer: 'campus' }],
});
