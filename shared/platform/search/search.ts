/** Room search: what is found for a question, as data. For the engine's `useSearch`, and for tests of a site's questions. */
import type { SearchAnswer, SearchEntry } from '../contract/search';
import { quoteOf } from './quote';
import { buildIndex, finish, type Ranked, type Searchable } from './rank';
import { hitsIn } from './terms';

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

/** A language that a site is not in, and the page that it has in it. */
export type OtherLanguage = { lang: string; page?: { href: string } };

/** What a site knows of its visitors' questions. */
export type SearchOptions<Language extends OtherLanguage = OtherLanguage> = {
  /** Words that say nothing on this site, as `painting` in a gallery, with a space between them. */
  emptyWords?: string;
  /** The language of a question, where it is another than the site's: then only a page in it answers. */
  languageOf?: (asked: string) => Language | undefined;
};

export type Found<Language extends OtherLanguage = OtherLanguage> = {
  /** The answer; undefined where nobody has asked that yet. */
  card: Card | undefined;
  /** Other places that speak of it. */
  also: readonly Place[];
  /** Where there is no answer, the places that come nearest. */
  nearest: readonly Place[];
  /** The language of the question, where it is another than the site’s. */
  language: Language | undefined;
};

export type Search<Language extends OtherLanguage = OtherLanguage> = (asked: string) => Found<Language>;

/** The share of what is asked that an answer has to have. */
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

/** A place of questions that have no answer yet says nothing of its own. */
const isUnanswered = ({ answers = [] }: SearchEntry) => answers.length > 0 && answers.every(({ near }) => near);

/** A place as the index takes it. */
function searchableOf({ entry, answer }: Unit, id: string, isFirst: boolean, asks: readonly string[]): Searchable {
  const { href, title, headings, keywords, page, text, answers = [] } = entry;
  const asked = answer ? [answer.question, ...answer.asked, ...asks] : asks;
  if (isUnanswered(entry))
    return { id, title: '', keywords: '', headings: '', page: '', text: answer?.question ?? '', asked };
  const isPart = answer?.quote !== undefined && answers.length > 1;
  const group = isPart ? text.split('\n\n').find((lines) => lines.includes(answer.quote!)) : undefined;
  return {
    id,
    // Its name alone asks for the first of its answers.
    title: isFirst ? nameOf(title) : '',
    headings: [...(isFirst ? [] : [title]), ...(isPart ? [] : headings)].join('\n'),
    keywords: keywords.join('\n'),
    page: page === title ? '' : page,
    text: isPage(href) ? text : (group ?? text),
    asked,
  };
}

/** Builds the search over the entries of all packages. */
export const createSearch = <Language extends OtherLanguage>(
  parts: readonly SearchEntry[],
  options: SearchOptions<Language> = {},
): Search<Language> => finish(buildSearch(parts, options));

/** The same in steps, each of which is short on a slow phone too. */
export function* buildSearch<Language extends OtherLanguage>(
  parts: readonly SearchEntry[],
  { emptyWords, languageOf }: SearchOptions<Language>,
): Generator<undefined, Search<Language>> {
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
    emptyWords,
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
    const language = languageOf?.(asked);
    const isTheirs = ({ entry }: Unit) => !language || (language.page && entry.href.startsWith(language.page.href));
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
