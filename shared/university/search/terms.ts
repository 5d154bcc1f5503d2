/** How texts become the terms that an index compares: what is asked and what is found go through here alike. */
import { stemmer } from 'stemmer';

/**
 * A word is letters and digits in a row, with hyphens and apostrophes inside; a number keeps its commas, its point or
 * colon, and what multiplies it: `52,400`, `2.5B`, `12:1`.
 */
const words = /\d[\d,]*(?:[.:]\d+)?(?:[kKmMbB](?!\p{L}))?(?!\p{L})|[\p{L}\p{N}]+(?:[-‐‑'’][\p{L}\p{N}]+)*/gu;

/** Words of a text as they are written, for MiniSearch's tokenizer and for marking. */
export const wordsOf = (text: string): string[] => text.match(words) ?? [];

const times: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** A number as one term, however it is written: `52,400`, `52400` and `52.4K` are 52400; `12:1` stays. */
function numberOf(word: string): string | undefined {
  const [, digits, unit = ''] = /^(\d[\d,]*(?:\.\d+)?)([kmb]?)$/.exec(word) ?? [];
  return digits && String(Number(digits.replaceAll(',', '')) * (times[unit] ?? 1));
}

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const termOf = (word: string) => numberOf(word) ?? stemmer(word);

/** The terms under which a word is found, the whole word first: `Wi-Fi` is `wifi`, and `wi` and `fi`. */
export function termsOf(word: string): string[] {
  const parts = plain(word.replace(/['’]s$/i, '')).split(/[-‐‑'’]/);
  return parts.length > 1 ? [termOf(parts.join('')), ...parts.map(termOf)] : [termOf(parts[0]!)];
}

/** A piece of a text; `hit` where it is a word that was found. */
export type Piece = { text: string; hit: boolean };

/** The pieces of a text, with those words marked of which a term was found. */
export function piecesOf(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!termsOf(word).some((term) => found.has(term))) continue;
    pieces.push({ text: text.slice(from, index), hit: false }, { text: word, hit: true });
    from = index + word.length;
  }
  return [...pieces, { text: text.slice(from), hit: false }].filter((piece) => piece.text !== '');
}

/** How much two questions are alike, word by word: 1 where they are the same, 0 where no word is. */
export function likeness(one: string, other: string): number {
  const [ours, theirs] = [one, other].map((text) => new Set(wordsOf(text).map((word) => termsOf(word)[0])));
  const both = [...ours!].filter((term) => theirs!.has(term)).length;
  return both / (ours!.size + theirs!.size - both || 1);
}
