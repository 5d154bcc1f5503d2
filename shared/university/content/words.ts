/**
 * What words of this university's pages are made of. A package's `src/content/types.ts` composes its pages of it, a file
 * of content `satisfies` its type, and the compiler and `npm run check` hold it to that. Types only.
 */
import type { Href } from '@3eu/platform/contract/href';
import type { LinkedText } from '@3eu/platform/contract/linked-text';
import type { PictureSource } from '@3eu/platform/contract/pictures';
import type { Link } from '../facts/forms';

export type { Href, LinkedText, PictureSource };
export type { EmblemSource } from '../pictures/catalogue';
export type { Day, Days } from '../facts/day';
export type { Email, Link, Phone } from '../facts/forms';

/** Fields that are sentences, by their names: some of their words may lead somewhere. */
type Sentence = 'lede' | 'text' | 'note' | 'intro';

/** Fields that are texts, by their names. */
export type Words<Name extends string> = { [Each in Name]: Each extends Sentence ? LinkedText : string };

/** A time of day: `7:30 PM`. */
export type Time = `${number}:${number} ${'AM' | 'PM'}`;
/** A day as `2025-02-01`. */
export type IsoDay = `${number}-${number}-${number}`;

/** A heading with a sentence or two. */
export type Entry = Words<'title' | 'text'>;
/** The head of a page, and of a part without an address. */
export type Opening = Words<'title' | 'lede'>;
/** Ways on from a page's head or end, the first of them the one to take. */
export type Ways = { links: readonly Link[] };
export type Illustrated = Opening & { picture: PictureSource };
/** A section of a page; its id is its address there, and with its title it stands in the page's list of contents. */
export type Section = Words<'id' | 'title' | 'lede'>;
/** One with a heading alone. */
export type Part = Words<'id' | 'title'>;
export type Stat = Words<'value' | 'label'>;
export type Option = Words<'value' | 'label'>;
/** One that is large, leads somewhere, or has a few words below it. */
export type Fact = Words<'term' | 'value'> & { big?: boolean; href?: Href; note?: LinkedText };

type Question = Link & { label: `${string}?` };
/** The two questions that the reader of a page asks next, each with where it is answered. */
export type NextQuestions = readonly [Question, Question];

/** A page that ends with questions of another package's; and one that ends with its own. */
export type PageAlone<Head = Opening> = { metadata: Metadata; header: Head };
export type Page<Head = Opening> = PageAlone<Head> & { asked: NextQuestions };

/** What search engines read of a page. They show about 160 letters of a description and cut it at 240. */
export type Metadata = Words<'title' | 'section' | 'description'> & { keywords: readonly string[] };
