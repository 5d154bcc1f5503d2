import type { HeaderContent } from './types';

export const header = {
  navigation: 'Main',
  menus: [
    { name: 'admissions', label: 'Admissions', href: '/admissions', groups: [{ menu: 'admissions' }] },
    {
      name: 'academics',
      label: 'Academics',
      href: '/academics',
      groups: [
        { menu: 'academics', title: 'Study' },
        { menu: 'colleges', title: 'Colleges' },
      ],
    },
    { name: 'student-life', label: 'Student Life', href: '/student-life', groups: [{ menu: 'student-life' }] },
    { name: 'quick-links', label: 'Quick Links', href: null, groups: null },
  ],
  actions: [
    { label: 'INFO', href: '/request-info' },
    { label: 'VISIT', href: '/visit' },
    { label: 'APPLY', href: '/application', primary: true },
  ],
  /** The line above the header, and a part of the mobile menu: pages by who reads them; `site.config.ts` names them. */
  audiencesLabel: 'Families, alumni and more',
  /** The search over the site's pages, which is the list of them without scripts. */
  find: { label: 'Find', href: '/pages', page: 'Find an answer' },
  portal: { href: '/my3eu', signedIn: { student: 'My3EU: student', faculty: 'My3EU: faculty', staff: 'My3EU: staff' } },
  mobileMenu: {
    button: 'Menu',
    title: 'Menu',
    close: 'Close',
    everyPage: 'Every page, by section',
  },
  openMenu: (label: string) => `${label} menu`,
} as const satisfies HeaderContent;
