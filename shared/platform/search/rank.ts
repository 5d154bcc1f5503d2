/**
 * Room search: says which of many answers is the one that a visitor asks for, in English. An answer is found by what it
 * says, and by what people write who ask for it: what is asked is compared with each of those questions, with all of them
 * together, and with the answer itself (BM25). Rare words count more; those that say nothing count only where whole
 * questions are compared. For search.ts, and for a page that has a search of its own.
 */
import { isNear, plainOf, termsOf, wordsOf } from './terms';

/** What can be found: the texts of it that count, each by its kind, and what people write who look for it. */
export type Searchable = {
  id: string;
  title: string;
  keywords: string;
  headings: string;
  page: string;
  text: string;
  asked: readonly string[];
};

/** An answer that was found. */
export type Ranked = {
  id: string;
  score: number;
  /** The share of what was asked, rare words counting more, that it or its questions have: 1 is everything. */
  share: number;
  /** The terms that were found in it. */
  terms: ReadonlySet<string>;
};

/** The best first. */
export type Index = (asked: string) => Ranked[];

/** How much a term counts by the text that it stands in. */
const fields = { title: 3, keywords: 1.5, headings: 2, page: 0.5, text: 1 } as const;
const kinds = Object.keys(fields) as (keyof typeof fields)[];

/** What counts how much: chosen on half of the questions of a large site, and measured on the other half. */
const weights = {
  /** Likeness to the nearest question, to this power; a question that is the same word by word is so much more alike. */
  power: 3,
  same: 0.3,
  /** What all questions of an answer have, and the answer itself. */
  questions: 0.9,
  answer: 0.75,
  /** How soon more of the same word adds nothing: in questions, and in an answer as long as most. */
  often: 1.5,
  long: 0.4,
  /** A word that says nothing, a word that is not finished yet, one that may be a slip. */
  empty: 0.6,
  begun: 0.7,
  slip: 0.6,
};

/** Below this share of the best score, something else is asked. */
const tail = 0.3;

/** A question of so many words is asked by whoever writes it whole, whatever else they write with it. */
const enoughWords = 3;

/** Nobody asks more than that; what is longer is cut. */
const longest = 200;

/** Words of questions that say nothing of what is looked for, on any site. */
const emptyWords =
  'a about actually after all also always am an and any anybody anyone anything are as at be been being but by can could did do does doing done else ever every exactly find for from get gets getting give go goes going got had has have having he hello her here hi his how i if in into is it its just kind know let like long lot lots many may me mean might more most much must my need needs no not now of on one only or other our ours out over please possible really say see she should show so some someone something still take tell than thank thanks that the their them then there these they thing things think this those to too try up us use very want wants was way we well were what when where which while who whom why will with without would yes yet you your yours u yo dont im ive theres thats whats whos hows havent hasnt hes shes didnt doesnt isnt arent wont because cuz pls';

/** Where a term stands: how often in an answer, by its kind of text, and in how many of its questions. */
type Posting = { text: number; questions: number };

/** How much of what is asked an answer has. */
type Found = { answer: number; questions: number; share: number; terms: Set<string> };

const sumOf = <Each>(list: readonly Each[], of: (each: Each) => number) =>
  list.reduce((sum, each) => sum + of(each), 0);

/** How many answers are taken in a step. */
const stride = 12;

/** Takes a step after the other, to the end. */
export function finish<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Builds the index over answers.
 * @param ownWords Words that say nothing on this site, with a space between them.
 */
export const createIndex = (answers: readonly Searchable[], ownWords = ''): Index =>
  finish(buildIndex(answers, ownWords));

/** The same in steps, each of which is short on a slow phone too. */
export function* buildIndex(answers: readonly Searchable[], ownWords = ''): Generator<undefined, Index> {
  const ignored = new Set(wordsOf(`${emptyWords} ${ownWords}`).map((word) => termsOf(word)[0]!));
  const postings = new Map<string, Map<number, Posting>>();
  const post = (term: string, answer: number, kind: keyof Posting, times: number) => {
    const places = postings.get(term) ?? new Map<number, Posting>();
    const posting = places.get(answer) ?? { text: 0, questions: 0 };
    posting[kind] += times;
    postings.set(term, places.set(answer, posting));
  };
  /** Words as they are written, each with its term: a slip may be far from the term and near to the word. */
  const spellings = new Map<string, string>();
  const spelledTermsOf = (word: string) => {
    const terms = termsOf(word);
    spellings.set(word.toLowerCase(), terms[0]!);
    return terms;
  };
  const lengths: number[] = [];
  const questions: { of: number; said: string; terms: string[]; weight: number }[] = [];
  const asking = new Map<string, number[]>();
  for (const [of, answer] of answers.entries()) {
    for (const kind of kinds)
      for (const term of wordsOf(answer[kind]).flatMap(spelledTermsOf))
        if (!ignored.has(term)) post(term, of, 'text', fields[kind]);
    lengths.push(answer.text.length);
    // Whoever writes a name and nothing else asks for what has it.
    for (const text of [answer.title, ...answer.asked]) {
      const said = wordsOf(text).map((word) => spelledTermsOf(word)[0]!);
      const terms = [...new Set(said)];
      for (const term of terms) {
        if (!ignored.has(term)) post(term, of, 'questions', 1);
        const places = asking.get(term);
        if (places) places.push(questions.length);
        else asking.set(term, [questions.length]);
      }
      questions.push({ of, said: said.join(' '), terms, weight: 0 });
    }
    if (of % stride === 0) yield;
  }
  const mean = sumOf(lengths, (length) => length) / Math.max(1, lengths.length) || 1;

  /** How much a term tells: what few answers have tells more. */
  const weightOf = (term: string) =>
    ignored.has(term) ? weights.empty : Math.log(1 + answers.length / (postings.get(term)?.size ?? 0.5));
  const weigh = (terms: readonly string[]) => sumOf(terms, weightOf);
  for (const question of questions) question.weight = weigh(question.terms);
  const known = [...postings.keys()];

  /** What a term may stand for: itself, or else words that it begins, or else those that it is a slip of. */
  function meantBy(term: string, word: string): [term: string, factor: number][] {
    if (postings.has(term) || ignored.has(term)) return [[term, 1]];
    const begun = term.length < 3 ? [] : known.filter((other) => other.startsWith(term));
    if (begun.length > 0) return begun.map((other) => [other, weights.begun]);
    const near = [...spellings].filter(([other, of]) => postings.has(of) && isNear(word, other));
    return [...new Set(near.map(([, of]) => of))].map((other) => [other, weights.slip]);
  }

  /** What is asked: each term with its word. What is one word elsewhere may be written as two, and the other way round. */
  function termsIn(asked: string): Map<string, string> {
    const words = wordsOf(asked);
    const terms = words.flatMap((word, place) => {
      const [whole = '', ...parts] = termsOf(word);
      if (postings.has(whole) || ignored.has(whole)) return [[whole, word]] as const;
      const joined = termsOf(word + (words[place + 1] ?? ''))[0]!;
      if (postings.has(joined)) return [[joined, word]] as const;
      return parts.length > 0 ? parts.map((part) => [part, part] as const) : [[whole, plainOf(word)] as const];
    });
    return new Map(terms);
  }

  return (text) => {
    const asked = text.slice(0, longest);
    const terms = [...termsIn(asked)].map(([term, word]) => {
      const meant = meantBy(term, word);
      const weight = meant.length === 0 ? weightOf(term) : Math.max(...meant.map(([other]) => weightOf(other)));
      return { term, meant, weight };
    });
    const total = sumOf(terms, ({ weight }) => weight);
    const named = terms.filter(({ term }) => !ignored.has(term));
    const telling = sumOf(named, ({ weight }) => weight) || 1;

    const found = new Map<number, Found>();
    const foundIn = (of: number) => {
      if (!found.has(of)) found.set(of, { answer: 0, questions: 0, share: 0, terms: new Set() });
      return found.get(of)!;
    };
    const likeness = new Map<number, number>();
    for (const { meant, weight } of named.length > 0 ? named : terms) {
      // Of all words that one may stand for, the best counts.
      const best = new Map<number, Omit<Found, 'terms'>>();
      const asks = new Map<number, number>();
      for (const [term, share] of meant) {
        for (const [of, { text: times, questions: askedSo }] of postings.get(term) ?? []) {
          const own = {
            answer: (share * times) / (times + weights.long * (0.4 + (0.6 * lengths[of]!) / mean)),
            questions: (share * askedSo) / (askedSo + weights.often),
            share,
          };
          const before = best.get(of);
          if (!before || before.answer + before.questions < own.answer + own.questions) best.set(of, own);
          foundIn(of).terms.add(term);
        }
        for (const place of asking.get(term) ?? []) asks.set(place, Math.max(asks.get(place) ?? 0, share));
      }
      for (const [of, own] of best) {
        const sum = foundIn(of);
        for (const kind of ['answer', 'questions', 'share'] as const) sum[kind] += (own[kind] * weight) / telling;
      }
      for (const [place, share] of asks) likeness.set(place, (likeness.get(place) ?? 0) + share * weight);
    }

    // What says nothing only tells questions apart that have more of what was asked.
    for (const { term, weight } of named.length > 0 ? terms : [])
      if (ignored.has(term))
        for (const [place, both] of likeness)
          if (questions[place]!.terms.includes(term)) likeness.set(place, both + weight);

    const said = wordsOf(asked)
      .map((word) => termsOf(word)[0]!)
      .join(' ');
    const alike = new Map<number, number>();
    const whole = new Set<number>();
    for (const [place, both] of likeness) {
      const question = questions[place]!;
      if (question.terms.length >= enoughWords && ` ${said} `.includes(` ${question.said} `)) whole.add(question.of);
      const own = question.said === said ? 1 + weights.same : both / Math.sqrt(total * question.weight);
      alike.set(question.of, Math.max(own, alike.get(question.of) ?? 0));
      foundIn(question.of);
    }
    const ranked = [...found].map(([of, { answer, questions: all, share, terms: own }]): Ranked => {
      const nearest = alike.get(of) ?? 0;
      const score = nearest ** weights.power + weights.questions * all + weights.answer * answer;
      // A question of nothing but words that say nothing is known as a whole.
      const known = nearest > 1 || whole.has(of) ? 1 : named.length > 0 ? share : nearest;
      return { id: answers[of]!.id, score, share: known, terms: own };
    });
    ranked.sort((one, other) => other.score - one.score);
    return ranked.filter(({ score, share }) => share > 0 && score >= tail * ranked[0]!.score);
  };
}
