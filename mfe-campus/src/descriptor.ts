import { defineRemote } from '@3eu/shared/contract';

/** What this remote offers, in the order of the menus. */
export const descriptor = defineRemote({
  name: 'campus',
  pages: [
    { path: '/student-life', label: 'Student life', note: 'Clubs, evenings and where to be', menu: 'student-life', footer: 'campus' },
  ],
  blocks: ['student-stories'],
});
