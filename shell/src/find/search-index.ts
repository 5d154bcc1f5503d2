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

/** Typos that are forgiven in a word: one in four letters, two at most. More would turn it into another word. */
const typos = ({ length }: string) => Math.min(2, Math.floor(length / 4));

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
      boostDocument: (href: string) => (href.includes('#') ? 1 : pagesFirst),
      fuzzy: typos,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const byAddress = new Map(entries.map((entry) => [entry.href, entry]));
  index.addAll([...byAddress.values()]);
  return (term) => {
    // Nobody mistypes the first letter: what begins with another one is another word (rate, late).
    const initials = new Set(
      term
        .toLowerCase()
        .match(words)
        ?.map((word) => word[0]),
    );
    const filter = ({ terms }: { terms: string[] }) => terms.some((word) => initials.has(word[0]));
    const every = index.search(term, { combineWith: 'AND', filter });
    const found = every.length > 0 ? every : index.search(term, { filter });
    return found.map(({ id, terms }) => ({ entry: byAddress.get(String(id))!, words: new Set(terms) }));
  };
}
