import { contact } from '@3eu/university/facts';

export const find = {
  seo: {
    title: 'All pages',
    description:
      'Every page of the 3E University website in one list, section by section, with a search over all of them.',
    keywords: ['all pages', 'index', 'search', '3E University'],
    section: 'All pages',
  },
  label: 'All pages',
  title: 'All pages',
  lede: 'Everything on this site, by name and section.',
  index: 'Pages by section',
  results: 'Pages found',
  count: (found: number, term: string) => `${found} ${found === 1 ? 'result' : 'results'} for “${term}”`,
  best: (found: number, term: string) => `The best ${found} results for “${term}”`,
  /** Where a part of a page stands. */
  within: (section: string, page: string) => `${section}, ${page}`,
  searching: 'Looking it up',
  empty: {
    title: 'No Results Found',
    text: 'Try one word instead of a sentence, or the word on the building instead of the one in your head. The list of all pages is below.',
    links: [
      { label: 'Ask a question', href: '/faq' },
      { label: contact.phone, href: contact.phoneHref },
    ],
    clear: 'Clear the search',
  },
  failed: {
    title: 'The search is not responding',
    text: 'Its index could not be loaded. The list below works without it.',
    tryAgain: 'Try Again',
  },
  listFailed: {
    title: 'The list is not responding',
    text: 'It could not be loaded just now. The menus above lead to every section.',
  },
} as const;
