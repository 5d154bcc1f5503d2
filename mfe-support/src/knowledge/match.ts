import type { KnowledgeEntry } from './entry';

/** What a visitor looks for: a text, and a category or the empty text for all of them. */
export type Query = { text: string; category: string };

/** Maximum length of a searched text: every server accepts an address of that length. */
export const textLimit = 200;

const haystacks = new WeakMap<KnowledgeEntry, string>();

/** A text normalized for comparison: letter case and the shape of quotes do not count. A few (İ) change length. */
export function folded(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/** Question, answer and keywords as they are compared, made once an entry. The line feeds keep a match inside one of them. */
function haystackOf(entry: KnowledgeEntry): string {
  let haystack = haystacks.get(entry);
  if (haystack === undefined) {
    haystack = folded(`${entry.question}\n${entry.answer}\n${entry.keywords ?? ''}`);
    haystacks.set(entry, haystack);
  }
  return haystack;
}

/** The searched text, normalized for comparison and without white space at its ends. */
export function needleOf(text: string): string {
  return folded(text.trim());
}

function withCategory<Entry extends KnowledgeEntry>(entries: readonly Entry[], category: string): readonly Entry[] {
  return category ? entries.filter((entry) => entry.category === category) : entries;
}

/** The entries that contain a text as it is. */
function withText<Entry extends KnowledgeEntry>(entries: readonly Entry[], needle: string): readonly Entry[] {
  return needle ? entries.filter((entry) => haystackOf(entry).includes(needle)) : entries;
}

/**
 * The entries whose question, answer or keywords contain the text and whose category is exactly the one asked for. No text,
 * or white space alone, means every text. Specification, section 4, Knowledge base.
 */
export function filterEntries<Entry extends KnowledgeEntry>(
  entries: readonly Entry[],
  { text, category }: Query,
): readonly Entry[] {
  return withText(withCategory(entries, category), needleOf(text));
}

/**
 * `filterEntries` for typing: a text that continues the previous one can only be found in what that one found, so each
 * keystroke searches less. Normalizes all texts at once, so that the first keystroke costs no more than the others.
 */
export function createFilter<Entry extends KnowledgeEntry>(
  entries: readonly Entry[],
): (query: Query) => readonly Entry[] {
  entries.forEach(haystackOf);
  let last = { needle: '', category: '', found: entries };
  return ({ text, category }) => {
    const needle = needleOf(text);
    const goesOn = needle.includes(last.needle) && (!last.category || category === last.category);
    const found = withText(withCategory(goesOn ? last.found : entries, category), needle);
    last = { needle, category, found };
    return found;
  };
}
