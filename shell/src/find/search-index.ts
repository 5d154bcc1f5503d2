import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { SearchEntry } from '@3eu/shared/contract/search';
import { emptyWords, synonyms } from '../content/synonyms';
import { formsOf, words } from './words';

/** A part of a page that was found, with the forms of the words in it that matched. */
export type Hit = { entry: SearchEntry; found: ReadonlySet<string> };

export type Search = (term: string) => Hit[];

/** How much a match counts by where it is. */
const boost = { title: 6, headings: 3, page: 2, text: 1 };

/** Factor by which a page ranks above a part of one. */
const pagesFirst = 1.5;

/** Typos that are forgiven in a word: one from six letters on, two from nine. More would turn it into another word. */
const typos = ({ length }: string) => Math.min(2, Math.floor(length / 3) - 1);

/** Factor for what means the same beside what was written. */
const meant = 0.5;

const ignored = new Set(emptyWords.split(' '));
const wordsOf = (text: string) => text.match(words) ?? [];

/** What has every one of these, and what has any of them. */
const all = (queries: Query[], options?: SearchOptions) => ({ ...options, combineWith: 'AND' as const, queries });
const any = (queries: Query[], options?: SearchOptions) => ({ ...options, combineWith: 'OR' as const, queries });

/** The other words of a group, each as its forms, by the form of a word. */
const alike = new Map<string, string[][]>();
for (const group of synonyms)
  for (const word of group) {
    const key = formsOf(word)[0]!;
    const others = group
      .filter((other) => other !== word)
      .map((other) => wordsOf(other).map((one) => formsOf(one)[0]!));
    alike.set(key, [...(alike.get(key) ?? []), ...others]);
  }

/** Builds the index over the entries of all packages. */
export function createSearch(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry>({
    idField: 'href',
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: formsOf,
    extractField: (entry, field) => [entry[field as keyof SearchEntry]].flat().join(' '),
    searchOptions: {
      boost,
      // What is asked is made of forms already.
      processTerm: (form) => form,
      boostDocument: (href: string) => (href.includes('#') ? 1 : pagesFirst),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const byAddress = new Map(entries.map((entry) => [entry.href, entry]));
  index.addAll([...byAddress.values()]);

  /** The words of the site that a slip of the pen may have meant. Nobody mistypes the first letter (rate, late). */
  const corrections = (form: string): string[] => [
    ...new Set(
      index
        .search(form, { fuzzy: typos(form) })
        .flatMap(({ terms }) => terms)
        .filter((term) => term[0] === form[0]),
    ),
  ];

  /** What finds a word: itself, its parts, what begins with it, what means the same; else what it may have meant. */
  const queryOf = (word: string): Query => {
    const [form = '', ...parts] = formsOf(word);
    const same = (alike.get(form) ?? []).map((forms) => all(forms, { boostTerm: () => meant }));
    const query = any([any([form], { prefix: true }), ...(parts.length > 0 ? [all(parts)] : []), ...same]);
    return index.search(query).length > 0 ? query : any(corrections(form));
  };

  return (term) => {
    const asked = wordsOf(term);
    const telling = asked.filter((word) => !ignored.has(word.toLowerCase()));
    const queries = (telling.length > 0 ? telling : asked).map(queryOf);
    const every = index.search(all(queries));
    const hits = every.length > 0 ? every : index.search(any(queries));
    return hits.map(({ id, terms }) => ({ entry: byAddress.get(String(id))!, found: new Set(terms) }));
  };
}
