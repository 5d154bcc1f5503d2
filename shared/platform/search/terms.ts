/** Room search: how texts become the terms that an index compares: what is asked and what is found go through here alike. */
import { stemmer } from 'stemmer';

/** Words of a text, each of these kinds as one: a day (`May 1`), a proportion (`12:1`, `12 to 1`), an amount (`$52,400`, `2.5B`). */
const words = new RegExp(
  [
    String.raw`\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}(?![\d:,.]*\d)`,
    String.raw`\d+(?::| to )\d+`,
    String.raw`\$?\d[\d,]*(?:\.\d+)?(?:[kmb](?!\p{L}))?(?!\p{L})`,
    String.raw`[\p{L}\p{N}]+(?:[-‐‑'’][\p{L}\p{N}]+)*`,
  ].join('|'),
  'giu',
);

/** Words of a text as they are written. */
export const wordsOf = (text: string): string[] => text.match(words) ?? [];

const times: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** A number as one term, however it is written: `52,400`, `52400` and `52.4K` are 52400. */
function numberOf(word: string): string | undefined {
  const [, digits, unit = ''] = /^(\d[\d,]*(?:\.\d+)?)([kmb]?)$/.exec(word) ?? [];
  return digits && String(Number(digits.replaceAll(',', '')) * (times[unit] ?? 1));
}

/** A word in small letters, without accents. */
export const plainOf = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What is written on a phone for some of the commonest words. */
const short: Readonly<Record<string, string>> = { u: 'you', ur: 'your', wat: 'what', r: 'are' };

const termOf = (word: string) => numberOf(word) ?? stemmer(short[word] ?? word);

/** The terms of the words that consist of several, the whole first: `May 1` is also `May`, `$500` also `500`. */
function compoundOf(word: string): string[] | undefined {
  const [, month, date] = /^(\p{L}{3})\p{L}* (\d+)$/u.exec(word) ?? [];
  if (month && date) return [`${month} ${date}`, stemmer(month), date];
  const [, one, other] = /^(\d+)(?::| to )(\d+)$/.exec(word) ?? [];
  if (one && other) return [`${one}:${other}`, one, other];
  const amount = word.startsWith('$') ? numberOf(word.slice(1)) : undefined;
  return amount === undefined ? undefined : [`$${amount}`, amount];
}

/** Words come again and again. */
const known = new Map<string, string[]>();

/** The terms under which a word is found, the whole word first: `Wi-Fi` is `wifi`, and `wi` and `fi`. */
export function termsOf(word: string): string[] {
  const terms = known.get(word) ?? madeTermsOf(word);
  known.set(word, terms);
  return terms;
}

function madeTermsOf(word: string): string[] {
  const compound = compoundOf(plainOf(word));
  if (compound) return compound;
  const parts = plainOf(word.replace(/['’]s$/i, '')).split(/[-‐‑'’]/);
  return parts.length > 1 ? [termOf(parts.join('')), ...parts.map(termOf)] : [termOf(parts[0]!)];
}

/** How many of the terms that were found are in a text. */
export const hitsIn = (text: string, found: ReadonlySet<string>): number =>
  new Set(
    wordsOf(text)
      .flatMap(termsOf)
      .filter((term) => found.has(term)),
  ).size;

/**
 * Whether a word that nothing has may be a slip of one that is known: a letter more, less, another or two in the wrong
 * order, from five letters on; two such slips from nine. Nobody mistypes the first letter (rate, late).
 */
export function isNear(written: string, known: string): boolean {
  const most = written.length < 5 ? 0 : written.length < 9 ? 1 : 2;
  if (most === 0 || written[0] !== known[0] || Math.abs(written.length - known.length) > most) return false;
  let [before, last] = [[] as number[], Array.from({ length: known.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= written.length; row += 1) {
    const next = [row];
    for (let place = 1; place <= known.length; place += 1) {
      const isSame = written[row - 1] === known[place - 1];
      let least = Math.min(last[place]! + 1, next[place - 1]! + 1, last[place - 1]! + (isSame ? 0 : 1));
      if (row > 1 && place > 1 && written[row - 1] === known[place - 2] && written[row - 2] === known[place - 1])
        least = Math.min(least, before[place - 2]! + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return false;
    [before, last] = [last, next];
  }
  return last[known.length]! <= most;
}
