import type { KnowledgeEntry } from './entry';

/** What a visitor looks for: a text, and a category or the empty text for all of them. */
export type Query = { text: string; category: string };

/** The most characters of a text that is looked for: every server takes an address of that length. */
export const textLimit = 200;

const haystacks = new WeakMap<KnowledgeEntry, string>();

/** A text as it is compared: the case of letters does not count, nor the shape of quotes, so it keeps its length. */
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

/** What is looked for, as it is compared: white space at its ends does not count. */
export function needleOf(text: string): string {
  return folded(text.trim());
}

/** The words of what is looked for, without the signs of a sentence around them. */
function wordsOf(needle: string): string[] {
  return needle.split(/\s+/).flatMap((word) => word.replace(/^["'(]+|["').,:;!?]+$/g, '') || []);
}

function withCategory<Entry extends KnowledgeEntry>(entries: readonly Entry[], category: string): readonly Entry[] {
  return category ? entries.filter((entry) => entry.category === category) : entries;
}

/** The entries that contain a text as it is. */
function withText<Entry extends KnowledgeEntry>(entries: readonly Entry[], needle: string): readonly Entry[] {
  return needle ? entries.filter((entry) => haystackOf(entry).includes(needle)) : entries;
}

/** The entries that contain every word, wherever each of them stands. */
function withWords<Entry extends KnowledgeEntry>(entries: readonly Entry[], needle: string): readonly Entry[] {
  const words = wordsOf(needle);
  return words.length > 0 ? entries.filter((entry) => words.every((word) => haystackOf(entry).includes(word))) : [];
}

/** What contains the text as it is; where nothing does, what contains its words. */
function orWords<Entry extends KnowledgeEntry>(
  found: readonly Entry[],
  asked: readonly Entry[],
  needle: string,
): readonly Entry[] {
  return found.length > 0 ? found : withWords(asked, needle);
}

/**
 * The entries whose question, answer or keywords contain the text and whose category is exactly the one asked for; where
 * none contains it as it is, those that contain all of its words. No text, or white space alone, means every text.
 * Specification, section 4, Knowledge base.
 */
export function filterEntries<Entry extends KnowledgeEntry>(
  entries: readonly Entry[],
  { text, category }: Query,
): readonly Entry[] {
  const needle = needleOf(text);
  const asked = withCategory(entries, category);
  return orWords(withText(asked, needle), asked, needle);
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
  return ({ text, category }) => {
    const needle = needleOf(text);
    const goesOn = needle.includes(last.needle) && (!last.category || category === last.category);
    const found = withText(withCategory(goesOn ? last.found : entries, category), needle);
    last = { needle, category, found };
    return orWords(found, withCategory(entries, category), needle);
  };
}
