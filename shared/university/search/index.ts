/**
 * The search of the site: ranks documents for what a visitor writes. MiniSearch does the ranking (BM25+, typos, prefixes);
 * here is what it is told. Not every word has to match: a rare word or one in a title counts more, and a missing one costs
 * rank, never the result.
 */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { emptyWords, synonyms } from './synonyms';
import { termsOf, wordsOf } from './terms';

export { likeness, piecesOf, type Piece } from './terms';

/** A document by the fields in which its words count. */
export type Searchable = { id: string; title: string; keywords: string; headings: string; page: string; text: string };

/** A document that was found. */
export type Ranked = {
  id: string;
  score: number;
  /** The terms in it that were found, for marking. */
  terms: ReadonlySet<string>;
  /** Whether the whole title was asked, and nothing else. */
  isWhole: boolean;
  /** The share of what was asked, rare words counting more, that is found in it: 1 is everything. */
  share: number;
};

/**
 * The best first. Words that say nothing are left out, unless nothing else is asked. A loose search forgives a third of
 * each word.
 */
export type Index = (asked: string, options?: { isLoose?: boolean }) => Ranked[];

/** How much a match counts by where it is. */
const boost = { title: 4, keywords: 3, headings: 3, page: 1, text: 1.2 };

/** Factor for what means the same beside what was written. */
const meant = 0.5;

/** How much more a document counts whose whole title is asked. */
const wholeTitle = 0.5;

/** Documents below this share of the best one's score are no answers. */
const tail = 0.12;

/** Slips forgiven in a word that the index does not know: one from five letters on, two from nine. */
const slips = ({ length }: string) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Nobody asks more than that; what is longer is cut. */
const longest = 200;

const ignored = new Set(emptyWords.split(' ').map((word) => termsOf(word)[0]!));

/** Whole terms of a phrase, in order. */
const phraseOf = (text: string) => wordsOf(text).map((word) => termsOf(word)[0]!);

const phrasesIn = (list: string) => list.split(', ').map(phraseOf);

const rows = synonyms.map(([says, means]) => ({ says: phrasesIn(says), means: phrasesIn(means) }));

/** Whether a row begins with a term. */
const isSaid = (term: string) => rows.some(({ says }) => says.some(([first]) => first === term));

/** Whether a phrase stands at a place of what is asked. */
const isAt = (asked: readonly string[], phrase: readonly string[], place: number) =>
  phrase.every((term, index) => asked[place + index] === term);

/** Something that is asked: a term or several that belong together, and what else pages call it. */
type Sense = { terms: readonly string[]; others: readonly (readonly string[])[] };

/** Cuts what is asked into senses: the longest phrase that a row has, or else a word. */
function sensesOf(asked: readonly string[]): Sense[] {
  const senses: Sense[] = [];
  for (let place = 0; place < asked.length;) {
    const said = rows.flatMap(({ says, means }) =>
      says.filter((phrase) => isAt(asked, phrase, place)).map((phrase) => ({ phrase, means })),
    );
    const length = Math.max(1, ...said.map(({ phrase }) => phrase.length));
    const others = said.filter(({ phrase }) => phrase.length === length).flatMap(({ means }) => means);
    senses.push({ terms: asked.slice(place, place + length), others });
    place += length;
  }
  return senses;
}

const isTelling = ({ terms, others }: Sense) => others.length > 0 || terms.some((term) => !ignored.has(term));

/** Builds the index over documents. */
export function createIndex(documents: readonly Searchable[]): Index {
  const index = new MiniSearch<Searchable>({
    fields: Object.keys(boost),
    tokenize: wordsOf,
    processTerm: termsOf,
    searchOptions: {
      boost,
      // What is asked is made of terms already.
      tokenize: (text) => [text],
      processTerm: (term) => term,
      weights: { fuzzy: 0.3, prefix: 0.3 },
    },
  });
  index.addAll(documents);
  const titles = new Map(documents.map(({ id, title }) => [id, phraseOf(title).filter((term) => !ignored.has(term))]));

  const isKnown = (term: string) => index.search(term).length > 0;

  /** The terms that a slip of the pen may have meant, the nearest first. Nobody mistypes the first letter (rate, late). */
  const corrections = (term: string): string[] => [
    ...new Set(
      index
        .search(term, { fuzzy: slips(term) })
        .flatMap(({ terms }) => terms)
        .filter((other) => other[0] === term[0]),
    ),
  ];

  /** What is asked, word by word as the index knows it, without what says nothing where there is more. */
  function sensesIn(asked: string): Sense[] {
    const terms = wordsOf(asked.slice(0, longest)).flatMap((word) => {
      const [whole = '', ...parts] = termsOf(word);
      return parts.length > 0 && !isKnown(whole) && !isSaid(whole) ? parts : [whole];
    });
    const senses = sensesOf(terms).map((sense) => {
      const [term = ''] = sense.terms;
      if (sense.others.length > 0 || ignored.has(term) || index.search(term, { prefix: true }).length > 0) return sense;
      // A word that nothing has is read as the one that it may be a slip of.
      const [near, ...further] = corrections(term);
      if (near === undefined) return sense;
      const [meantBy] = sensesOf([near]);
      return { terms: [near], others: [...meantBy!.others, ...further.map((one) => [one])] };
    });
    const telling = senses.filter(isTelling);
    return telling.length > 0 ? telling : senses;
  }

  type Score = { score: number; terms: readonly string[] };

  /** The documents that have a sense: by its own words, or for less by what means the same; the better counts. */
  function scoresOf({ terms, others }: Sense, isLoose: boolean): Map<string, Score> {
    const scores = new Map<string, Score>();
    const add = (phrase: readonly string[], factor: number, options: SearchOptions) => {
      for (const { id, score, terms: found, queryTerms } of index.search({ ...options, queries: [...phrase] })) {
        // MiniSearch multiplies by the number of terms, which would favour the longer of two phrases.
        const own = (factor * score) / queryTerms.length;
        const before = scores.get(String(id));
        scores.set(String(id), {
          score: Math.max(own, before?.score ?? 0),
          terms: [...(before?.terms ?? []), ...found],
        });
      }
    };
    const isOne = terms.length === 1;
    add(terms, 1, { combineWith: 'AND', prefix: isOne && terms[0]!.length > 2, ...(isLoose && { fuzzy: 0.34 }) });
    // Where pages never say it, or where several words mean one thing, what they say for it counts in full.
    const factor = scores.size > 0 && isOne ? meant : 1;
    for (const other of others) add(other, factor, { combineWith: 'AND' });
    return scores;
  }

  /** How much a sense tells: what few documents have tells more. */
  const weightOf = (found: number) => Math.log(1 + documents.length / Math.max(found, 0.5));

  return (asked, { isLoose = false } = {}) => {
    const found = sensesIn(asked).map((sense) => scoresOf(sense, isLoose));
    const weights = found.map(({ size }) => weightOf(size));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const ids = new Set(found.flatMap((scores) => [...scores.keys()]));
    const ranked = [...ids].map((id) => {
      const has = found.map((scores) => scores.get(id));
      const share = has.reduce((sum, score, sense) => sum + (score ? weights[sense]! : 0), 0) / total;
      const terms = new Set(has.flatMap((each) => each?.terms ?? []).filter((term) => !ignored.has(term)));
      const title = titles.get(id)!;
      const covered = title.filter((term) => terms.has(term)).length / title.length || 0;
      const score = has.reduce((sum, each) => sum + (each?.score ?? 0), 0);
      return {
        id,
        score: score * share ** 1.5 * (1 + wholeTitle * covered),
        isWhole: covered === 1 && share === 1,
        share,
        terms,
      };
    });
    ranked.sort((one, other) => other.score - one.score);
    return ranked.filter(({ score }) => score >= tail * ranked[0]!.score);
  };
}
