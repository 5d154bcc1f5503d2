import { formsOf, words } from './words';

/** About as many characters as two lines of a result hold. */
const room = 170;

/** A piece of a text; `hit` where it is a word that matched. */
export type Piece = { text: string; hit: boolean };

const isFound = (word: string, found: ReadonlySet<string>) => formsOf(word).some((form) => found.has(form));

/** The pieces of a text, with those words marked that matched. */
export function piecesOf(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!isFound(word, found)) continue;
    pieces.push({ text: text.slice(from, index), hit: false }, { text: word, hit: true });
    from = index + word.length;
  }
  return [...pieces, { text: text.slice(from), hit: false }].filter((piece) => piece.text !== '');
}

/** From a text, what is around the first word that matched, cut between words. */
function around(text: string, found: ReadonlySet<string>): string {
  if (text.length <= room) return text;
  const at = [...text.matchAll(words)].find(([word]) => isFound(word, found))?.index ?? 0;
  const start = at < room / 2 ? 0 : text.indexOf(' ', at - room / 2) + 1;
  const end = start + room < text.length ? text.lastIndexOf(' ', start + room) : text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** How much a line tells of the words that matched: a sentence says more than a label or a row of keywords. */
function weightOf(line: string, found: ReadonlySet<string>): number {
  const forms = (line.match(words) ?? []).flatMap(formsOf).filter((form) => found.has(form));
  return new Set(forms).size * Math.min(line.length, 60);
}

/** The line of a part that tells most of the words that matched, and what follows it as far as there is room. */
export function snippetOf(text: string, found: ReadonlySet<string>): string {
  const lines = text.split('\n');
  const weights = lines.map((line) => weightOf(line, found));
  const best = weights.indexOf(Math.max(...weights));
  let snippet = around(lines[best]!, found);
  for (const line of lines.slice(best + 1)) {
    if (snippet.length + line.length > room) break;
    snippet += ` · ${line}`;
  }
  return snippet;
}
