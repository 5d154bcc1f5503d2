import { createIndex } from '@3eu/platform/search/rank';
import { emptyWords } from '@3eu/university/search';
import questions from '../content/questions.json';
import type { SearchAnswers } from '@3eu/platform/contract/search';
import type { KnowledgeEntry } from './entry';
import { sortEntries } from './group';
import type { Query } from './match';
import { questionId } from './question-id';

/** Entries in the order of the page, and the search over them, which is the one of the whole site. */
export type Answers = {
  entries: readonly KnowledgeEntry[];
  /** The entries that answer a text and are of a category; white space alone, and no category, mean every one. */
  find: (query: Query) => readonly KnowledgeEntry[];
};

/** Entries below this share of the best one's score, or of that score, are no answers: the list is in its own order, not by rank. */
const [tail, least] = [0.5, 0.4];

/** What people write who ask what an entry answers. */
const askedOf = (entry: KnowledgeEntry) =>
  (questions as SearchAnswers)[`/faq#${questionId(entry)}`]?.flatMap(({ asked }) => asked) ?? [];

/** Makes answers of entries. With the search that it brings, for a script of its own. */
export function answersOf(all: readonly KnowledgeEntry[]): Answers {
  const entries = sortEntries(all);
  const index = createIndex(
    entries.map((entry) => ({
      id: entry.id,
      title: entry.question,
      keywords: entry.keywords ?? '',
      headings: '',
      page: '',
      text: entry.answer,
      asked: [entry.question, ...askedOf(entry)],
    })),
    emptyWords,
  );
  const found = (text: string) => {
    const ranked = index(text);
    return new Set(ranked.filter(({ score }) => score >= Math.max(least, tail * ranked[0]!.score)).map(({ id }) => id));
  };
  return {
    entries,
    find: ({ text, category }) => {
      const asked = category ? entries.filter((entry) => entry.category === category) : entries;
      if (text.trim() === '') return asked;
      const ids = found(text);
      return asked.filter(({ id }) => ids.has(id));
    },
  };
}
