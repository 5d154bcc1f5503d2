/** The index of all pages, which stands at the end of Quick Links once those are too many for a menu. */
export const allPages = {
  seo: {
    title: 'All pages',
    description: 'Every page of the 3E University website in one list, by name.',
    keywords: ['all pages', 'index', '3E University'],
    section: 'All pages',
  },
  label: 'All pages',
  title: 'All pages',
  lede: 'Everything on this site, by name. If you know what it is called, it is here.',
} as const;
