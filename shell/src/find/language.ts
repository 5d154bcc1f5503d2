import { languages } from '../content/languages';

/** A language that this site is not in, and what is said in it. */
export type Language = (typeof languages)[number];

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/\p{L}+/gu) ?? [];
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Fewer letters are a word of many languages. */
const telling = 4;

/** The words of each language without accents, which many leave out. */
const known = languages.map((language) => ({ language, words: new Set(wordsIn(language.words ?? '').map(plain)) }));

/** Of what is asked, the share of words that are a language's. */
const shareOf = (asked: readonly string[], words: ReadonlySet<string>) =>
  asked.filter((word) => words.has(plain(word))).length / asked.length;

/** The language of a question, where it is none of ours: half of its words are that language's, and one tells. */
export function languageOf(text: string): Language | undefined {
  if (/\p{Script=Han}/u.test(text)) return languages.find(({ lang }) => lang === 'zh');
  const asked = wordsIn(text);
  if (asked.length === 0) return undefined;
  const shares = known.map((each) => ({ ...each, share: shareOf(asked, each.words) }));
  const [best] = shares.sort((one, other) => other.share - one.share);
  const isForeign = asked.some((word) => word.length >= telling && best!.words.has(plain(word)));
  return isForeign && best!.share >= 0.5 ? best!.language : undefined;
}
