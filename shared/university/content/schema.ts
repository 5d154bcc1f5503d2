/**
 * What the schemas of content are made of. A package describes its files in `src/content/schemas.ts`; `npm run check`
 * holds the content against that, and content files and pages take their types from it. Pages import types only, so
 * that no visitor loads a validator.
 */
import { z } from 'zod';
import type { PictureSource } from '@3eu/platform/contract/pictures';
import type { EmblemSource } from '../pictures/catalogue';
import type { Href } from '@3eu/platform/contract/href';
import { plainText } from '@3eu/platform/contract/linked-text';
import { day as makeDay, months, placeInYear, type Day, type Days } from '../facts/day';

/** An object with exactly these fields. */
export const shape = z.strictObject;

/** A list, in the order in which it is shown. It has an entry: nothing stands under the heading of an empty one. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).readonly();

/** A list that may have no entry. */
export const listOrNone = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** Values of one kind by any names. */
export const record = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

/** Two values of one kind, as a place on a picture. */
export const pair = <Item extends z.ZodType>(item: Item) => z.tuple([item, item]).readonly();

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) => z.enum(words);

export const number = z.number();
export const flag = z.boolean();

/** A fragment of a sentence: it may begin or end with a space, or be empty. */
export const part = z.string();

/**
 * A text that visitors read, or the name of something. A value that it is made of and that is not there would stand in it
 * as `undefined` or `NaN`.
 */
export const text = z
  .string()
  .min(1, 'is empty')
  .refine((words) => !/\b(undefined|NaN)\b/.test(words), 'names a value that is not there');

/** A heading: longer than this, it is a paragraph. */
const heading = text.max(90);

/** A text that is finished at run time: `say<[count: number]>()`. */
export const say = <Parameters extends readonly unknown[] = []>() =>
  z.custom<(...parameters: Parameters) => string>((value) => typeof value === 'function', 'is no function of a text');

/** Anything that the compiler knows better, as an icon. */
export const given = <Value>(what: string) =>
  z.custom<Value>((value) => value !== undefined, `is missing: expected ${what}`);

export const email = z.email('is no e-mail address: expected a name, an @ and a host');

/** A phone number as people write it. */
export const phone = z.string().regex(/^\+?[\d ()-]{7,}$/, 'is no phone number: expected digits, spaces, ( ) and -');

/** An amount of money in dollars; pages write it with `inDollars`. */
export const price = z
  .number('is no price: expected a number of dollars, as 2300')
  .positive('is no price: it is not above 0');

/** Where a link leads. Whether there is such a page is found out by the check, which knows them all. */
export const href: z.ZodType<Href> = z.custom<Href>(
  (value) => typeof value === 'string' && /^(\/|#|https:\/\/[^\s/?#]|mailto:|tel:)\S*$/.test(value) && value !== '#',
  'is no address: expected it to begin with /, #, https:// and a host, mailto: or tel:, without spaces',
);

/** Words and address of a link. */
export const link = shape({ label: text, href });

/** The two questions that the reader of a page asks next, each with where it is answered. */
export const nextQuestions = z
  .tuple([link, link])
  .readonly()
  .refine((both) => both.every(({ label }) => label.endsWith('?')), 'is no question: expected it to end with ?');

/** A text of which some words may lead somewhere: plain, or pieces of it and links, in their order. */
export const linkedText = text.or(
  list(part.or(link)).check(({ value, issues }) => {
    value.forEach((piece, index) => {
      if (index > 0 && /[^\s(“]$/.test(plainText([value[index - 1]!])) && /^[\p{L}\d]/u.test(plainText([piece])))
        issues.push(problem(piece, [index], 'touches the words before it: write a space between them'));
    });
  }),
);

/** Fields that are sentences, by their names: some of their words may lead somewhere. */
const sentences = ['lede', 'text', 'note', 'intro'] as const;
type Sentence = (typeof sentences)[number];

const schemaOf = (name: string) => {
  if (name === 'title') return heading;
  return (sentences as readonly string[]).includes(name) ? linkedText : text;
};

/**
 * Fields of an object that are texts: `shape({ ...words('title', 'lede'), picture })`. A title is a heading, and a sentence
 * may hold links.
 */
export function words<const Name extends string>(...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as {
    [Each in Name]: Each extends Sentence ? typeof linkedText : typeof text;
  };
}

/** A section of a page; its id is its address there, and with its title it stands in the page's list of contents. */
export const section = shape(words('id', 'title', 'lede'));

/** Also for a day without a year, which a leap year has too. */
const isDay = (iso: string) => {
  const whole = iso.length === '02-29'.length ? `2024-${iso}` : iso;
  return !Number.isNaN(Date.parse(whole)) && new Date(whole).toISOString().startsWith(whole);
};
const noDay = 'is no day of the calendar';

/** A day as `2025-02-01`. */
export const isoDay = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'is no day: expected year-month-day')
  .refine(isDay, noDay);

/** What `day()` makes. */
export const day: z.ZodType<Day> = z
  .custom<Day>((value) => isDay((value as Day | undefined)?.iso ?? ''), noDay)
  .refine((value) => {
    const [date, month, year] = value.iso.split('-').map(Number).reverse();
    return JSON.stringify(value) === JSON.stringify(makeDay(months[month! - 1]!, date!, year));
  }, 'does not say the day that it is: make it with day()');

/** What `days()` makes. */
export const days: z.ZodType<Days> = z.custom<Days>((value) => {
  const { from, to } = (value ?? {}) as Partial<Days>;
  return isDay(from?.iso ?? '') && isDay(to?.iso ?? '') && from!.iso <= to!.iso;
}, 'is no span of days inside one month');

const made = <Source>(fields: readonly string[], message: string) =>
  z.custom<Source>(
    (value) => typeof value === 'object' && value !== null && fields.every((field) => field in value),
    message,
  );

export const picture = made<PictureSource>(['hash', 'focus'], 'is no picture of @3eu/university/pictures');
export const emblem = made<EmblemSource>(['hash', 'id'], 'is no emblem of @3eu/university/pictures');

/** What search engines read of a page. They show about 160 letters of a description and cut it at 240. */
export const metadata = shape({
  ...words('title', 'section'),
  description: text.min(50).max(240),
  keywords: list(text),
});

/** What a file exports; functions beside its content are left alone. */
export const file = z.looseObject;

/** The type of one file's exports: `ContentOf<typeof schemas, 'visit'>`. */
export type ContentOf<Schemas extends Record<string, z.ZodType>, File extends keyof Schemas> = z.infer<Schemas[File]>;

/** A rule over a list: no two items have the same value. */
export const unique =
  <Item>(what: string, valueOf: (item: Item) => unknown) =>
  ({ value, issues }: z.core.ParsePayload<readonly Item[]>) => {
    value.forEach((item, index) => {
      const first = value.findIndex((other) => valueOf(other) === valueOf(item));
      if (first < index)
        issues.push(problem(item, [index], `has the same ${what} as another: ${String(valueOf(item))}`));
    });
  };

/** A rule over a list: its items are in ascending order. */
export const ascending =
  <Item>(what: string, valueOf: (item: Item) => string | number) =>
  ({ value, issues }: z.core.ParsePayload<readonly Item[]>) => {
    value.forEach((item, index) => {
      const before = value[index - 1];
      if (before !== undefined && valueOf(before) > valueOf(item))
        issues.push(problem(item, [index], `is not in its place: the list is in order of ${what}`));
    });
  };

/** A rule over a list: its items are in the order of an academic year. */
export const inDateOrder = <Item>(dayOf: (item: Item) => Day) =>
  ascending<Item>('date', (item) => placeInYear(dayOf(item)));

/** What a rule of a schema of its own reports. */
export const problem = (input: unknown, path: PropertyKey[], message: string) =>
  ({ code: 'custom', input, path, message }) as const;
