import { defineRemote } from '@3eu/platform/contract';

/** What this remote offers, in the order of the menus. */
export const descriptor = defineRemote({
  name: 'campus',
  pages: [
    {
      path: '/student-life',
      module: './pages/student-life',
      label: 'Student Life',
      note: 'Clubs, evenings and where to be',
      menu: 'student-life',
      footer: 'campus',
    },
    {
      path: '/campus-living',
      module: './pages/campus-living',
      label: 'Campus living',
      note: 'Halls, dining and meal plans',
      menu: 'student-life',
      footer: 'campus',
    },
    {
      path: '/campus-living/dining',
      module: './pages/dining',
      label: 'Dining',
      note: 'Four kitchens, three plans, one sum',
      footer: 'campus',
      blocks: ['questions'],
    },
    {
      path: '/athletics',
      module: './pages/athletics',
      label: 'Athletics',
      note: 'Fixtures, sports and coaches',
      menu: 'student-life',
      footer: 'campus',
    },
    {
      path: '/visit',
      module: './pages/visit',
      label: 'Visit',
      note: 'Three tours and a map',
      menu: 'student-life',
      footer: 'campus',
    },
    {
      path: '/career-support',
      module: './pages/career-support',
      label: 'Career support',
      note: 'Outcomes, events and coaching',
      menu: 'student-life',
      footer: 'campus',
    },
  ],
  blocks: ['student-stories', 'student-story'],
});

declare module '@3eu/platform/contract/href' {
  interface SitePages {
    campus: typeof descriptor;
  }
}
