import type { HeaderContent } from './types';

export const header = {
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
  /** The search over the site's pages, which is the list of them without scripts. */
  find: { label: 'Find', href: '/pages', page: 'Find an answer' },
  portal: { href: '/my3eu', signedIn: { student: 'My3EU: student', faculty: 'My3EU: faculty', staff: 'My3EU: staff' } },
} as const satisfies HeaderContent;
