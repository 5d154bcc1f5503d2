import { contact, phoneHours } from '@3eu/university/facts';
import { header } from './header';
import type { FindContent } from './types';

export const find = {
  seo: {
    title: header.find.page,
    description:
      'Every page of the 3E University website in one list, section by section, with a search over all of them.',
    keywords: ['all pages', 'index', 'search', '3E University'],
    section: 'All pages',
  },
  title: header.find.page,
  lede: 'Everything on this site, by name and section.',
  withoutScripts:
    'The search needs scripts, which are turned off or did not load. What you asked is in the address of this page; every page that may answer it is below.',
  index: 'Pages by section',
  results: 'Pages found',
  /** The page’s heading, once something is asked. */
  asked: (term: string) => `“${term}”`,
  count: (found: number, term: string) => `${found} ${found === 1 ? 'result' : 'results'} for “${term}”`,
  best: (found: number, term: string) => `The best ${found} results for “${term}”`,
  searching: 'Looking it up',
  /** Above what has only a part of what was asked. */
  weak: 'Nothing here says just that. This comes near:',
  nearest: 'Nearest pages',
  /** The nearest pages, where the words name none. */
  near: [
    { label: 'Apply to 3E', href: '/admissions' },
    { label: 'Financial aid', href: '/financial-aid' },
    { label: 'Frequently asked questions', href: '/faq' },
  ],
  person: {
    title: 'Or ask a person',
    note: `The admissions desk, ${phoneHours}`,
    link: { label: contact.phone, href: contact.phoneHref },
  },
  empty: {
    title: 'No Results Found',
    text: 'Try another word for it, or one word instead of a sentence. The list of all pages is below.',
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
} as const satisfies FindContent;
