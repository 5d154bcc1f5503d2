import type { SearchEntry } from '@3eu/platform/contract/search';
import { createIndex, likeness, piecesOf, type Piece, type Searchable } from '@3eu/university/search';
import { languageOf, type Language } from './language';
import { answerOf, sentenceOf } from './sentence';

/** A place that was found, as a person reads it. */
export type Hit = {
  href: string;
  title: readonly Piece[];
  /** The page and the section that it stands in; empty where its title says so. */
  where: string;
  /** One sentence of it. */
  sentence: readonly Piece[];
};

/** A question that was asked, nearly word by word, with its answer. */
type Answered = { href: string; question: string; text: string };

export type Found = {
  hits: readonly Hit[];
  answer: Answered | undefined;
  /** Whether little of what was asked is in what was found. */
  isWeak: boolean;
  /** Pages that the words come near to, where what was found is weak. */
  nearest: readonly { label: string; href: string }[];
  /** The language of the question, where it is another than the site’s. */
  language: Language | undefined;
};

export type Search = (asked: string) => Found;

/** Factor by which a page ranks above a part of one. */
const pagesFirst = 1.15;

/** Factor for a page whose name was asked, and nothing else. */
const named = 1.5;

/** Factor by which a question ranks above other parts. */
const questionsFirst = 1.35;

/** From which likeness on a question is the one that was asked. */
const nearly = 0.75;

/** As many as are seen at once. */
const shownFirst = 3;

/** Below this share of what was asked, what was found is weak. */
const weak = 0.5;

const isPage = (href: string) => !href.includes('#');
const isScene = ({ href }: SearchEntry) => href.startsWith('/#');
const isQuestion = (title: string) => title.endsWith('?');

/** The questions that pages lead to, as entries of their own with the text of the place that answers them. */
function askedNext(entries: readonly SearchEntry[]): SearchEntry[] {
  const byAddress = new Map(entries.map((entry) => [entry.href, entry]));
  return entries
    .flatMap(({ asks }) => asks)
    .flatMap(({ question, href }) => {
      const place = byAddress.get(href);
      return place ? [{ ...place, title: question, headings: [place.title], keywords: [], asks: [] }] : [];
    });
}

/** A page's name without what some add to it for search engines. */
const nameOf = (page: string) => page.split(' | ')[0]!;

/** Where a place stands, each name once and none that its title says. */
const whereOf = ({ title, page, section }: SearchEntry) =>
  [...new Set([nameOf(page), section])].filter((name) => name !== nameOf(title)).join(' · ');

/** Builds the search over the entries of all packages. */
export function createSearch(parts: readonly SearchEntry[]): Search {
  const own = [...new Map(parts.map((entry) => [entry.href, entry])).values()];
  const entries = new Map([...own, ...askedNext(own)].map((entry) => [`${entry.href} ${entry.title}`, entry]));
  const index = createIndex(
    [...entries].map(([id, { href, title, keywords, headings, page, text }]): Searchable => ({
      id,
      title,
      // A page's own keywords say no more than its text does.
      keywords: isPage(href) ? '' : keywords.join('\n'),
      headings: headings.join('\n'),
      page: page === title ? '' : page,
      text: isPage(href) ? [text, ...keywords].join('\n') : text,
    })),
  );
  /** Pages of which a word comes near to one that is asked. */
  const nearestTo = (asked: string) => {
    const near = index(asked, { isLoose: true }).map(({ id }) => entries.get(id)!);
    return [...new Map(near.map(({ href, page }) => [href.split('#')[0]!, page]))]
      .slice(0, 3)
      .map(([href, label]) => ({ label, href }));
  };

  return (asked) => {
    const ranked = index(asked).map(({ id, score, ...rest }) => {
      const entry = entries.get(id)!;
      const factor =
        (isPage(entry.href) ? pagesFirst * (rest.isWhole ? named : 1) : 1) *
        (isQuestion(entry.title) ? questionsFirst : 1);
      return {
        entry,
        alike: isQuestion(entry.title) ? likeness(asked, entry.title) : 0,
        score: score * factor,
        ...rest,
      };
    });
    // What was asked nearly word by word is answered first; home's own scenes before other pages.
    const order = ({ alike, entry }: (typeof ranked)[number]) =>
      alike < nearly ? 0 : alike + (isScene(entry) ? 1 : 0);
    ranked.sort((one, other) => order(other) - order(one) || other.score - one.score);
    const places = new Map<string, (typeof ranked)[number]>();
    for (const each of ranked) if (!places.has(each.entry.href)) places.set(each.entry.href, each);
    const [best] = ranked;
    const answered = best && best.alike >= nearly ? best.entry : undefined;
    const hits = [...places.values()].map(({ entry, terms }): Hit => ({
      href: entry.href,
      title: piecesOf(nameOf(entry.title), terms),
      where: whereOf(entry),
      sentence: piecesOf(sentenceOf(entry.text, terms), terms),
    }));
    const isWeak = !answered && ranked.slice(0, shownFirst).every(({ share }) => share < weak);
    return {
      hits: answered ? hits.filter(({ href }) => href !== answered.href) : hits,
      answer: answered && { href: answered.href, question: answered.title, text: answerOf(answered.text) },
      isWeak,
      nearest: isWeak ? nearestTo(asked) : [],
      language: languageOf(asked),
    };
  };
}
