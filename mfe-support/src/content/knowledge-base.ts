import type { KnowledgeBaseContent } from './types';

const notConnected = 'The hosted backend is not connected. Use the connect control at the top right to connect it.';

/** The knowledge base's page; its entries are in `knowledge-base/entries.ts`. Specification, sections 2, 4 and 8. */
export const knowledgeBase = {
  asked: [
    { label: 'What do most people ask?', href: '/faq' },
    { label: 'Who answers by phone?', href: '/counselors#people' },
  ],
  metadata: {
    title: 'Knowledge base',
    description:
      'Every answer our offices give, in one list: search it by word or by category, open the page that says more, or download it as a CSV file.',
    keywords: ['knowledge base', 'search', 'answers', 'export', 'csv', 'help'],
    section: 'Help',
  },
  header: {
    title: 'Knowledge base',
    lede: 'The answers that everybody at the desk gives, in one list, by word and by category.',
  },
  withoutScripts: [
    'The knowledge base is loaded by a script, and scripts are turned off or did not load. The ',
    { label: 'FAQ page', href: '/faq' },
    ' holds the same answers and needs none.',
  ],
  top: {
    title: 'What is asked most',
    list: [
      { label: 'What is 3E University?', href: '/faq#what-is-3e-university' },
      { label: 'What does a year cost?', href: '/faq#what-does-a-year-cost' },
      { label: 'How do I apply?', href: '/faq#how-do-i-apply' },
      { label: 'What are the application deadlines?', href: '/faq#what-are-the-application-deadlines' },
      { label: 'What does it cost to apply?', href: '/faq#what-does-it-cost-to-apply' },
      { label: 'How many students receive financial aid?', href: '/faq#how-many-students-receive-financial-aid' },
      { label: 'When is the FAFSA due?', href: '/faq#when-is-the-fafsa-due' },
      { label: 'How many graduates find work?', href: '/faq#how-many-graduates-find-work' },
      { label: 'How do I reach the admissions office?', href: '/faq#how-do-i-reach-the-admissions-office' },
      {
        label: 'I have been admitted. How do I confirm my place?',
        href: '/faq#i-have-been-admitted-how-do-i-confirm-my-place',
      },
    ],
  },
  loading: { title: 'Loading Knowledge Base', text: 'Connecting to the backend…' },
  error: {
    title: 'Connection Error',
    /** Comes before the error's own message. */
    fallback: 'Failed to load knowledge base data. Please ensure the backend is connected.',
    notConnected,
    timeout: 'The service did not answer within 3 seconds.',
    unreachable: 'The service could not be reached.',
    refused: (status: number) => `The service refused the request (status ${status}).`,
    unreadable: 'The service answered with something other than entries.',
    readOnly: 'Visitors can read the knowledge base but not change it.',
    hint: 'This demonstration site ships without a backend. The built-in answers are on the FAQ page, and the search looks through them and every other page.',
    elsewhere: 'The same answers are on the FAQ page, and the search looks through them and every other page.',
    faq: { label: 'Read the FAQ', href: '/faq' },
    find: { label: 'Search the whole site', href: '/pages' },
  },
  empty: { title: 'No Results Found', text: 'Try adjusting your search terms or filters.' },
} as const satisfies KnowledgeBaseContent;
