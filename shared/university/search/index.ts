/**
 * The search of the site: says which of many answers is the one that a visitor asks for. An answer is found by what it
 * says, and by what people write who ask for it: what is written is compared with each of those questions, with all of
 * them together, and with the answer itself (BM25). Rare words count more, and words that say nothing count for nothing.
 */
import { isNear, termsOf, wordsOf } from './terms';

export { piecesOf, type Piece } from './terms';

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
  /** How much its nearest question is the one that was asked: 1 is the same. */
  alike: number;
  /** The terms that were found, for marking. */
  terms: ReadonlySet<string>;
};

/** The best first. */
export type Index = (asked: string) => Ranked[];

/** How much a term counts by the text that it stands in. */
const fields = { title: 3, keywords: 1.5, headings: 2, page: 0.5, text: 1 } as const;

/** How much the three comparisons count: with one question, with all of them together, with the answer itself. */
export const weights = { question: 1, questions: 0.5, answer: 0.6, title: 0.3, slip: 0.8, begun: 0.7, power: 2, empty: 0, rare: 1, cover: 0.5, qk: 1, ak: 1.2, same: 1 };

/** From which share of the best score on an answer is one at all. */
const tail = 0.3;

/** Nobody asks more than that; what is longer is cut. */
const longest = 200;

/** Words of questions that say nothing of what is looked for. */
const emptyWords =
  'a about actually after all also always am an and any anybody anyone anything are as at be been being but by can could did do does doing done else ever every exactly find for from get gets getting give go goes going got had has have having he hello her here hi his how i if in into is it its just kind know let like long lot lots many may me mean might more most much must my need needs no not now of on one only or other our ours out over please possible really say see she should show so some someone something still student students take tell than thank thanks that the their them then there these they thing things think this those to too try university up us use very want wants was way we well were what when where which while who whom why will with without would yes yet you your yours school college dont im ive theres thats whats';

const ignored = new Set(emptyWords.split(' ').map((word) => termsOf(word)[0]!));

const wholeTermsOf = (text: string) => [...new Set(wordsOf(text).map((word) => termsOf(word)[0]!))];
const tellingTermsOf = (text: string) => wholeTermsOf(text).filter((term) => !ignored.has(term));

/** A question of an answer, by the answer's number. */
type Question = { of: number; terms: readonly string[]; weight: number; text: string };

/** Where a term stands: how often in an answer, by its kind of text, and in which of its questions. */
type Posting = { text: number; title: boolean; questions: number };

/** Builds the index over answers. */
export function createIndex(answers: readonly Searchable[]): Index {
  const postings = new Map<string, Map<number, Posting>>();
  const questions: Question[] = [];
  const asking = new Map<string, number[]>();
  const lengths: number[] = [];

  const postingOf = (term: string, answer: number) => {
    if (!postings.has(term)) postings.set(term, new Map());
    const places = postings.get(term)!;
    if (!places.has(answer)) places.set(answer, { text: 0, title: false, questions: 0 });
    return places.get(answer)!;
  };
  answers.forEach((answer, of) => {
    let length = 0;
    for (const [field, weight] of Object.entries(fields) as [keyof typeof fields, number][])
      for (const term of wordsOf(answer[field]).flatMap(termsOf)) {
        if (ignored.has(term)) continue;
        const posting = postingOf(term, of);
        posting.text += weight;
        posting.title ||= field === 'title';
        if (field === 'text') length += 1;
      }
    lengths.push(length);
    for (const text of answer.asked) {
      const terms = wholeTermsOf(text);
      for (const term of terms) {
        if (!ignored.has(term)) postingOf(term, of).questions += 1;
        if (!asking.has(term)) asking.set(term, []);
        asking.get(term)!.push(questions.length);
      }
      questions.push({ of, terms, weight: 0, text: text.toLowerCase().replace(/[?.!]+$/, '') });
    }
  });
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, answers.length);

  /** How much a term tells: what few answers have tells more. */
  const weightOf = (term: string) => ignored.has(term) ? weights.empty : Math.log(1 + answers.length / (postings.get(term)?.size ?? 0.5)) ** weights.rare;
  for (const question of questions) question.weight = question.terms.reduce((sum, term) => sum + weightOf(term), 0);
  const titles = answers.map(({ title }) => tellingTermsOf(title).reduce((sum, term) => sum + weightOf(term), 0));
  const known = [...postings.keys()].sort();

  /** What a term may stand for: itself, or else words that it begins, or else those that it is a slip of. */
  function meantBy(term: string): [term: string, factor: number][] {
    if (postings.has(term) || ignored.has(term)) return [[term, 1]];
    const begun = term.length < 3 ? [] : known.filter((other) => other.startsWith(term));
    if (begun.length > 0) return begun.map((other) => [other, weights.begun]);
    return known.filter((other) => isNear(term, other)).map((other) => [other, weights.slip]);
  }

  /** What is asked, term by term. What is one word elsewhere may be written as two, and the other way round. */
  function askedTerms(asked: string): string[] {
    const words = wordsOf(asked.slice(0, longest));
    const terms = words.flatMap((word, place) => {
      const [whole = '', ...parts] = termsOf(word);
      const joined = termsOf(word + (words[place + 1] ?? ''))[0]!;
      if (place + 1 < words.length && !postings.has(whole) && postings.has(joined)) return [joined];
      return parts.length > 0 && !postings.has(whole) ? parts : [whole];
    });
    return [...new Set(terms)];
  }

  return (asked) => {
    const terms = askedTerms(asked).map((term) => {
      const meant = meantBy(term);
      const weight = Math.max(weightOf(meant[0]?.[0] ?? ''), ...meant.map(([other]) => weightOf(other)));
      return { meant, weight };
    });
    const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const tellingTotal = terms.filter(({ meant: [first] }) => !first || !ignored.has(first[0])).reduce((sum, { weight }) => sum + weight, 0) || 1;
    const found = new Map<number, { answer: number; questions: number; title: number; share: number; terms: Set<string> }>();
    const alike = new Map<number, number>();
    for (const { meant, weight } of terms) {
      const best = new Map<number, { answer: number; questions: number; title: number; share: number }>();
      const asks = new Map<number, number>();
      for (const [term, factor] of meant) {
        for (const [of, { text, title, questions: times }] of postings.get(term) ?? []) {
          const size = 0.4 + (0.6 * lengths[of]!) / averageLength;
          const own = {
            answer: factor * (text / (text + weights.ak * size)),
            questions: factor * (times / (times + weights.qk)),
            title: title ? factor : 0,
            share: factor,
          };
          const before = best.get(of);
          if (!before || before.answer + before.questions < own.answer + own.questions) best.set(of, own);
          if (!found.has(of)) found.set(of, { answer: 0, questions: 0, title: 0, share: 0, terms: new Set() });
          found.get(of)!.terms.add(term);
        }
        for (const place of asking.get(term) ?? []) asks.set(place, Math.max(asks.get(place) ?? 0, factor));
      }
      for (const [of, own] of best) {
        const sum = found.get(of)!;
        sum.answer += (own.answer * weight) / tellingTotal;
        sum.questions += (own.questions * weight) / tellingTotal;
        sum.title += own.title * weight;
        sum.share += (own.share * weight) / tellingTotal;
      }
      for (const [place, factor] of asks) alike.set(place, (alike.get(place) ?? 0) + factor * weight);
    }
    /** Of each answer, how much its nearest question is the one that was asked. */
    const nearest = new Map<number, number>();
    const same = new Set<number>();
    for (const [place, both] of alike) {
      const { of, weight, text } = questions[place]!;
      const likeness = both / (total ** (1 - weights.cover) * weight ** weights.cover);
      if (likeness > 0.999 && text === asked.trim().toLowerCase()) same.add(of);
      if (likeness > (nearest.get(of) ?? 0)) nearest.set(of, likeness);
    }
    const ranked = [...found].map(([of, sum]): Ranked => {
      const likeness = Math.min(1, nearest.get(of) ?? 0);
      const title = sum.title / Math.sqrt(tellingTotal * titles[of]!) || 0;
      return {
        id: answers[of]!.id,
        score:
          weights.question * likeness ** weights.power +
          (same.has(of) ? weights.same : 0) +
          weights.questions * sum.questions +
          weights.answer * sum.answer +
          weights.title * title,
        share: sum.share,
        alike: likeness,
        terms: sum.terms,
      };
    });
    ranked.sort((one, other) => other.score - one.score);
    return ranked.filter(({ score }) => score >= tail * ranked[0]!.score);
  };
}
