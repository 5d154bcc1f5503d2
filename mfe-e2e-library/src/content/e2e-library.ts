export const content = {
  seo: {
    title: 'E2e library',
    description: 'E2e library at 3E University: where it is, when it is open, and whom to ask.',
    keywords: ['E2e library', '3E University'],
    section: 'E2e library',
  },
  title: 'E2e library',
  lede: 'Where it is, when it is open, and whom to ask.',
} as const;
