import { lost } from '@3eu/university/pictures';
import type { NotFoundContent } from './types';

export const notFound = {
  metadata: {
    title: 'Page not found',
    description:
      'There is no page at this address. Start from the home page, or look through the list of all 3E University pages.',
    keywords: ['not found', '3E University'],
    section: 'Not found',
  },
  title: 'There is no page at this address',
  text: 'The link may be old, or a letter may have gone overboard. Look it up here, or take one of the three links back to land.',
  picture: lost,
  /** Where the address is that of a page but for its capitals. */
  meant: (path: string) => `Did you mean ${path}?`,
  links: [
    { label: 'Go Home', href: '/' },
    { label: 'Ask a question', href: '/faq' },
    { label: 'Look at the majors', href: '/academics' },
  ],
} as const satisfies NotFoundContent;
