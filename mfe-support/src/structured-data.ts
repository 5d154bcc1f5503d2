import type { KnowledgeEntry } from './knowledge/entry';

/** schema.org FAQPage: every question with its answer. */
export const faqPage = (entries: readonly KnowledgeEntry[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
