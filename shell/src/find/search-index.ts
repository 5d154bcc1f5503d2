import type { SearchAnswer, SearchEntry } from '@3eu/platform/contract/search';
import { buildIndex, finish, hitsIn, type Ranked, type Searchable } from '@3eu/university/search';
import { header } from '../content/header';
import { languageOf, type Language } from './language';
import { quoteOf } from './quote';

/** A place of the site, as a person reads it. */
export type Place = { href: string; title: string; /** The page and the section that it stands in. */ where: string };

/** The one answer to what was asked. */
export type Card = Place & {
  /** What the place says of it. */
  quote: string;
  /** Address of a picture of it. */
  picture?: string;
  /** The language that it is in, where that is not the site's. */
  lang?: string;
};

export type Found = {
  /** The answer; undefined where nobody has asked that yet. */
  card: Card | undefined;
  /** Other places that speak of it. */
  also: readonly Place[];
  /** Where there is no answer, the places that come nearest. */
  nearest: readonly Place[];
  /** The language of the question, where it is another than the site’s. */
  language: Language | undefined;
};

export type Search = (asked: string) => Found;

/** The share of what is asked that an answer has to have. Chosen on the half of the questions that one may look at. */
const enough = 0.42;

/** How many other places are named. */
const mostPlaces = 8;

const isPage = (href: string) => !href.includes('#');

/** A page's name without what some add to it for search engines. */
const nameOf = (page: string) => page.split(' | ')[0]!;

/** Where a place stands, each name once and none that its title says. */
const whereOf = ({ title, page, section }: SearchEntry) =>
  [...new Set([nameOf(page), section])].filter((name) => name !== nameOf(title)).join(' · ');

const placeOf = (entry: SearchEntry): Place => ({
  href: entry.href,
  title: nameOf(entry.title),
  where: whereOf(entry),
});

/** Something that can be found: a place, or one of the questions that it answers. */
type Unit = { entry: SearchEntry; answer: SearchAnswer | undefined };

const isScene = ({ entry }: Unit) => entry.href.startsWith('/#');

/** What it answers, as the site puts it. */
const titleOf = ({ entry, answer }: Unit) => answer?.question ?? nameOf(entry.title);

/** Each question that a place answers; the place itself where it says more than they ask. */
function unitsOf(entry: SearchEntry): Unit[] {
  const answers = entry.answers ?? [];
  const own = answers.map((answer) => ({ entry, answer }));
  return answers.length === 1 || isUnanswered(entry) ? own : [...own, { entry, answer: undefined }];
}

/** What nobody answers leads to the list of all pages, which says nothing of its own. */
const isUnanswered = ({ href }: SearchEntry) => href === header.find.href;

/** A place as the index takes it. */
function searchableOf({ entry, answer }: Unit, id: string, isFirst: boolean, asks: readonly string[]): Searchable {
  const { href, title, headings, keywords, page, text, answers = [] } = entry;
  const asked = answer ? [answer.question, ...answer.asked, ...asks] : asks;
  if (isUnanswered(entry)) return { id, title: '', keywords: '', headings: '', page: '', text: '', asked };
  const isPart = answer?.quote !== undefined && answers.length > 1;
  const group = isPart ? text.split('\n\n').find((lines) => lines.includes(answer.quote!)) : undefined;
  return {
    id,
    // Its name alone asks for the first of its answers.
    title: isFirst ? nameOf(title) : '',
    headings: [...(isFirst ? [] : [title]), ...(isPart ? [] : headings)].join('\n'),
    // A page's own keywords say no more than its text does.
    keywords: isPage(href) ? '' : keywords.join('\n'),
    page: page === title ? '' : page,
    text: isPage(href) ? [text, ...keywords].join('\n') : (group ?? text),
    asked,
  };
}

/** Builds the search over the entries of all packages. */
export const createSearch = (parts: readonly SearchEntry[]): Search => finish(buildSearch(parts));

/** The same in steps, each of which is short on a slow phone too. */
export function* buildSearch(parts: readonly SearchEntry[]): Generator<undefined, Search> {
  const entries = new Map(parts.map((entry) => [entry.href, entry]));
  const asks = [...entries.values()].flatMap((entry) => entry.asks);
  const units = [...entries.values()].flatMap(unitsOf);
  const index = yield* buildIndex(
    units.map((unit, place) => {
      const isFirst = units[place - 1]?.entry !== unit.entry;
      const others = isFirst ? asks.filter(({ href }) => href === unit.entry.href) : [];
      return searchableOf(
        unit,
        String(place),
        isFirst,
        others.map(({ question }) => question),
      );
    }),
  );
  const unitOf = ({ id }: Ranked) => units[Number(id)]!;

  const cardOf = (ranked: Ranked): Card => {
    const { entry, answer } = unitOf(ranked);
    const { picture, text, title } = entry;
    // What title and question say is meant by every line of the place.
    const meant = `${title} ${answer?.question ?? ''}`;
    const telling = new Set([...ranked.terms].filter((term) => hitsIn(meant, new Set([term])) === 0));
    const others = entry.answers?.filter((each) => each !== answer && each.quote !== answer?.quote) ?? [];
    const taken = answer ? others.flatMap(({ quote }) => quote ?? []) : [];
    const { quote, isFirst } = quoteOf(text, answer?.quote, taken, (line) => hitsIn(line, telling));
    return {
      ...placeOf(entry),
      title: titleOf(unitOf(ranked)),
      quote,
      // The first picture is of what is said first.
      ...(picture !== undefined && isFirst && { picture }),
    };
  };

  return (asked) => {
    const all = index(asked);
    const language = languageOf(asked);
    const isTheirs = ({ entry }: Unit) =>
      !language || ('page' in language && entry.href.startsWith(language.page.href));
    const ranked = language ? all.filter((each) => isTheirs(unitOf(each))) : all;
    const [first] = ranked;
    const written = asked.trim().toLowerCase();
    // Whoever writes a page's name wants the page, not a part of another that has the name too; and of two places that
    // answer the same question, home's own scene says it with a figure.
    const best =
      ranked.find(
        (each) => isPage(unitOf(each).entry.href) && nameOf(unitOf(each).entry.title).toLowerCase() === written,
      ) ??
      ranked.find((each) => isScene(unitOf(each)) && titleOf(unitOf(each)) === titleOf(unitOf(first!))) ??
      first;
    const isAnswered = best !== undefined && best.share >= enough && !isUnanswered(unitOf(best).entry);
    const named =
      best && !isAnswered ? (unitOf(best).answer?.near ?? []).flatMap((href) => entries.get(href) ?? []) : [];
    const places = new Map(
      [...named, ...ranked.map((each) => unitOf(each).entry)]
        .filter((entry) => !isUnanswered(entry))
        .map((entry) => [entry.href, placeOf(entry)]),
    );
    const card = isAnswered ? { ...cardOf(best), ...(language && { lang: language.lang }) } : undefined;
    if (card) places.delete(card.href);
    return {
      card,
      also: card ? [...places.values()].slice(0, mostPlaces) : [],
      nearest: card ? [] : [...places.values()].slice(0, 2),
      language,
    };
  };
}
