import type { SiteAddress } from '@3eu/platform/page';
import type { MenuGroup } from '@3eu/platform/contract';

/** A dropdown of the header; most are named after the group of pages that they show first. */
export type MenuName = MenuGroup | 'quick-links';

/** A dropdown of the header: its name, where its own link leads, and the groups of pages in it. */
export type HeaderMenu = {
  name: MenuName;
  label: string;
  href: SiteAddress | null;
  groups: readonly { menu: MenuGroup; title?: string }[];
};

/** A button of the header, for visitors who have decided. */
export type HeaderAction = {
  label: string;
  href: SiteAddress;
  /** It stands out, and is the one that stays where there is room for only one. */
  primary?: true;
};

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
    { name: 'quick-links', label: 'Quick Links', href: null, groups: [] },
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
} as const satisfies {
  menus: readonly HeaderMenu[];
  actions: readonly HeaderAction[];
  [other: string]: unknown;
};
