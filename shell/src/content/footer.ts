import type { FooterGroup } from '@3eu/platform/contract';

export const footer = {
  navigation: 'Footer',
  /** The sections of the site, here and in Quick Links. */
  columns: [
    { group: 'admissions', title: 'Admissions' },
    { group: 'academics', title: 'Academics' },
    { group: 'campus', title: 'Campus' },
    { group: 'people', title: 'People and help' },
  ],
  log: {
    lead: 'From the harbor log, which Dr. Lind reads a year a year',
    more: { label: 'He has reached 1961', href: '/academics#faculty' },
    /** The one of the document. */
    entry: 'November 27, 1961. Wind northwest six. Fog till ten. Four narwhals off the pier; one came to look.',
  },
  social: 'Follow us',
  privacy: { label: 'Privacy Policy', href: '/privacy-policy' },
  /** They lead nowhere (specification, section 2), and say so on hover and focus. */
  inert: [
    {
      label: 'Terms of Service',
      note: 'There are no terms: this is a demonstration site, and the link leads nowhere.',
    },
    {
      label: 'Accessibility',
      note: 'There is no statement yet: this is a demonstration site, and the link leads nowhere.',
    },
  ],
} as const satisfies { columns: readonly { group: FooterGroup; title: string }[]; [other: string]: unknown };
