import type { KnowledgeEntry } from './entry';

/** What a visitor looks for: a text, and a category or the empty text for all of them. */
export type Query = { text: string; category: string };

const haystacks = new WeakMap<KnowledgeEntry, string>();

/** Question, answer and keywords in lower case, made once an entry. The line feeds keep a match inside one of them. */
function haystackOf(entry: KnowledgeEntry): string {
  let haystack = haystacks.get(entry);
  if (haystack === undefined) {
    haystack = `${entry.question}\n${entry.answer}\n${entry.keywords ?? ''}`.toLowerCase();
    haystacks.set(entry, haystack);
  }
  return haystack;
}

/** The text as it is compared: white space at its ends does not count, nor does the case of letters. */
export function needleOf(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * The entries whose question, answer or keywords contain the text and whose category is exactly the one asked for.
 * No text, or white space alone, means every text. Specification, section 4, Knowledge base.
 */
export function filterEntries<Entry extends KnowledgeEntry>(
  entries: readonly Entry[],
  { text, category }: Query,
): readonly Entry[] {
  const needle = needleOf(text);
  if (!needle && !category) return entries;
  return entries.filter(
    (entry) => (!category || entry.category === category) && (!needle || haystackOf(entry).includes(needle)),
  );
}

/**
 * `filterEntries` for typing: a text that goes on from the one before can only be found in what that one found, so each
 * key looks through less. Makes the texts ready at once, so that the first key costs no more than the others.
 */
export function createFilter<Entry extends KnowledgeEntry>(
  entries: readonly Entry[],
): (query: Query) => readonly Entry[] {
  entries.forEach(haystackOf);
  let last = { needle: '', category: '', found: entries };
  return (query) => {
    const needle = needleOf(query.text);
    const goesOn = needle.includes(last.needle) && (!last.category || query.category === last.category);
    last = { needle, category: query.category, found: filterEntries(goesOn ? last.found : entries, query) };
    return last.found;
  };
}
