import { entries } from '../content/knowledge-base/entries';
import type { KnowledgeEntry } from '../knowledge/entry';

/** An entry of which a test says what matters to it. */
export const entryWith = (changes: Partial<KnowledgeEntry>): KnowledgeEntry => ({
  id: 'x',
  question: 'Q',
  answer: 'A',
  url: '/',
  category: 'General',
  priority: 6,
  ...changes,
});

/** A row of the table `knowledge_base` as the service writes it. */
export const rowOf = (entry: KnowledgeEntry) => {
  const { id, question, answer, url, category, subcategory = null, keywords = null, priority } = entry;
  return {
    id,
    question,
    answer,
    url,
    category,
    subcategory,
    keywords,
    priority,
    is_active: true,
    created_at: '2025-01-02T09:00:00+00:00',
    updated_at: '2025-01-06T09:00:00.123+00:00',
  };
};

/** The built-in entries as rows. */
export const rows = (entries as readonly KnowledgeEntry[]).map(rowOf);
