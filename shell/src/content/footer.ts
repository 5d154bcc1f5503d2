import type { FooterContent } from './types';

export const footer = {
  /** The sections of the site, here and in Quick Links. */
  columns: [
    { group: 'admissions', title: 'Admissions' },
    { group: 'academics', title: 'Academics' },
    { group: 'campus', title: 'Campus' },
    { group: 'people', title: 'People and help' },
  ],
  /** The first entry of the harbor log stands in every document; the others come when the footer is near. */
  log: {
    label: 'The harbor log',
    day: '1961-01-01',
    date: 'January 1, 1961',
    text: 'New book. Wind north, harbor open, kettle on. Ferry late. Wrote that first, to get it over with.',
  },
  /** What is true on any day stands in every document; which lecture comes next, with the entries of the log. */
  lecture: {
    label: 'The evening lecture',
    date: 'Most weeks, in semester',
    text: 'Domed library, 6:30 PM, open to everybody. The round desk has the list.',
  },
  privacy: { label: 'Privacy Policy', href: '/privacy-policy' },
  /** They lead nowhere (specification, section 2), and say so on hover and focus. */
  inert: [
    {
      label: 'Terms of Service',
      note: 'There are no terms: this is a demonstration site, and the link leads nowhere.',
    },
    {
      label: 'Accessibility',
      note: 'This link leads nowhere, on a demonstration site; our statement is in About, under Accessibility.',
    },
  ],
} as const satisfies FooterContent;
