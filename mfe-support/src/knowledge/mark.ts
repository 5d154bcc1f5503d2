import { folded, needleOf } from './match';

/** A piece of a text; `hit` where it matches the search. */
export type Piece = { text: string; hit: boolean };

/**
 * Splits a text at each occurrence of the searched text, for marking. Compares as the filter does, without a regular
 * expression, so no character of the searched text is special.
 */
export function markPieces(text: string, searched: string): Piece[] {
  const needle = needleOf(searched);
  const low = folded(text);
  // A few letters change length with their case (İ); the positions would be wrong then, so nothing is marked.
  if (!needle || low.length !== text.length) return [{ text, hit: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = low.indexOf(needle); at >= 0; at = low.indexOf(needle, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), hit: false });
    from = at + needle.length;
    pieces.push({ text: text.slice(at, from), hit: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}
