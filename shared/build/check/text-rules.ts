import type { Finding } from './finding';

/** Words that the specification gives letter by letter, in its section 8. */
const quoted: readonly string[] = ["We're sorry, but something unexpected happened. Our team has been notified."];

/** What no text of the site may contain, and the message for it. */
const rules: readonly (readonly [broken: (text: string) => boolean, problem: string])[] = [
  [(text) => text.trim() === '', 'is empty'],
  [(text) => / {2}|\n/.test(text), 'has a double space or a line break'],
  [(text) => /\blorem\b|\bTODO\b|\bTBD\b/i.test(text), 'is still a placeholder'],
  [(text) => /\p{Extended_Pictographic}/u.test(text), 'has an emoji'],
  [(text) => /\w'\w|\s"\w/.test(text), 'has a straight quotation mark: write ’ and “ ”'],
];

/** Fragments of a sentence: they may end with a space or be empty. */
const isPart = (field: string) => /(^|\.)(before|after)$/.test(field);

type Metadata = { title: string; description: string; keywords: unknown; section: unknown };

const isMetadata = (value: object): value is Metadata =>
  'description' in value && 'keywords' in value && 'section' in value;

function problemsOf(text: string, field: string): string[] {
  if (isPart(field) || quoted.includes(text)) return [];
  return rules.filter(([broken]) => broken(text)).map(([, problem]) => problem);
}

/** Search engines show about 160 letters and cut at 240; where there are too few, they write their own. */
function metadataProblems({ description }: Metadata): string[] {
  const { length } = description;
  return length < 50 || length > 240 ? [`has ${length} characters; search engines want 50 to 240`] : [];
}

/** Pictures, portraits and icons come from elsewhere; their words are checked there. */
const isForeign = (value: object) => 'hash' in value || '$$typeof' in value || 'iso' in value;

/**
 * Looks at every text of a content module.
 * @param file Names the module in what is found.
 * @param value What the module exports, or a part of it.
 */
export function checkTexts(file: string, value: unknown, field = ''): Finding[] {
  if (typeof value === 'string') return problemsOf(value, field).map((problem) => ({ file, field, problem }));
  if (typeof value !== 'object' || value === null || isForeign(value)) return [];
  const own = isMetadata(value)
    ? metadataProblems(value).map((problem) => ({ file, field: `${field}.description`, problem }))
    : [];
  const name = (key: string) => (Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
  return [...own, ...Object.entries(value).flatMap(([key, part]) => checkTexts(file, part, name(key)))];
}
