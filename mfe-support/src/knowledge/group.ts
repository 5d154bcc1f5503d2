import type { KnowledgeEntry } from './entry';

/** The entries of one category, under its heading. */
export type Group<Entry extends KnowledgeEntry = KnowledgeEntry> = { category: string; entries: Entry[] };

/** By code unit and not by locale, so that prerendered and hydrated order are the same everywhere. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Priority descending, then category name ascending; entries of one rank keep their order. Specification, section 2, FAQ. */
export function sortEntries<Entry extends KnowledgeEntry>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => b.priority - a.priority || compare(a.category, b.category));
}

/** The entries by category; categories come in the order of their first entries. */
export function groupEntries<Entry extends KnowledgeEntry>(entries: readonly Entry[]): Group<Entry>[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.category);
    if (group) group.push(entry);
    else groups.set(entry.category, [entry]);
  }
  return [...groups].map(([category, grouped]) => ({ category, entries: grouped }));
}
