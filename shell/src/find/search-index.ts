import MiniSearch from 'minisearch';
import type { SearchEntry } from '@3eu/shared/contract/search';
import { words } from './words';

/** A page or an answer that was found, with the words in it that matched, in lower case. */
export type Hit = { entry: SearchEntry; words: ReadonlySet<string> };

export type Search = (term: string) => Hit[];

/** How much a match counts by where it is. */
const boost = { title: 6, keywords: 3, headings: 2, section: 1, description: 1 };

/** Factor by which a page ranks above a single answer that stands on one. */
const pagesFirst = 1.5;

/** Words of at least this length match with a typo or two. */
const forgivingFrom = 4;

/** Builds the index over the entries of all packages. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch({
    idField: 'href',
    fields: Object.keys(boost),
    tokenize: (text) => text.match(words) ?? [],
    extractField: (entry: SearchEntry, field) => [entry[field as keyof SearchEntry]].flat().join(' '),
    searchOptions: {
      boost,
      prefix: true,
      boostDocument: (href: string) => (href.includes('?') ? 1 : pagesFirst),
      fuzzy: (word) => (word.length < forgivingFrom ? false : 0.25),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const byAddress = new Map(entries.map((entry) => [entry.href, entry]));
  index.addAll([...byAddress.values()]);
  return (term) => {
    const every = index.search(term, { combineWith: 'AND' });
    const found = every.length > 0 ? every : index.search(term);
    return found.map(({ id, terms }) => ({ entry: byAddress.get(String(id))!, words: new Set(terms) }));
  };
}
