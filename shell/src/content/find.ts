import { header } from './header';
import type { FindContent } from './types';

export const find = {
  metadata: {
    title: header.find.page,
    description:
      'One question, one answer: ask the 3E University website in your own words. Every page stands below, section by section.',
    keywords: ['find', 'search', 'all pages', '3E University'],
    section: 'Find',
  },
  title: header.find.page,
  lede: 'One question gets one answer, and the page that says more.',
  withoutScripts:
    'The search needs scripts, which are turned off or did not load. What you asked is in the address of this page; every page that may answer it is below.',
  searching: 'Looking it up',
  nobody: 'Nobody has asked us that yet',
  /** The nearest places, where the words come near to none. */
  near: [
    { label: 'Frequently asked questions', href: '/faq' },
    { label: 'Admissions counselors', href: '/counselors' },
  ],
  failed: {
    title: 'The search is not responding',
    text: 'Its index could not be loaded. The list below works without it.',
  },
  listFailed: {
    title: 'The list is not responding',
    text: 'It could not be loaded just now. The menus above lead to every section.',
  },
} as const satisfies FindContent;
