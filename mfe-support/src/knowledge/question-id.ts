import type { KnowledgeEntry } from './entry';

/** Id of a question's element on the page, and so its address: `/faq#how-do-i-apply`. */
export const questionId = ({ question }: Pick<KnowledgeEntry, 'question'>): string =>
  question
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
