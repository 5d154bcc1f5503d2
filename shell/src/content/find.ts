import { inWords } from '@3eu/university/facts';
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
  index: 'Pages by section',
  results: 'The answer',
  /** The page’s heading, once something is asked. */
  asked: (term: string) => `“${term}”`,
  more: 'Read on',
  also: (places: number) =>
    places === 1 ? 'Also mentioned in one place' : `Also mentioned in ${inWords(places)} places`,
  /** What is announced: the answer, and in how many other places it is spoken of. */
  status: (first: string, others: number) =>
    others === 0
      ? `One answer: ${first}`
      : `One answer: ${first} Also mentioned in ${others === 1 ? 'one place' : `${inWords(others)} places`}.`,
  searching: 'Looking it up',
  nobody: 'Nobody has asked us that yet',
  nearest: 'What comes nearest',
  person: 'Or ask a person',
  /** The nearest places, where the words come near to none. */
  near: [
    { label: 'Frequently asked questions', href: '/faq' },
    { label: 'Admissions counselors', href: '/counselors' },
  ],
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
