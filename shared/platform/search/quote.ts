/** Room search: the words of a place that answer what was asked. For search.ts alone. */
/** Maximum number of characters that are quoted. */
const room = 320;

/** Fewer are a label or a figure, which says more with what follows it. */
const fewest = 60;

/** How much a term counts within a sentence; in a label or a cell it counts 1. The words that are quoted count so much. */
const [inSentence, atQuote] = [0.4, 0.5];

const isSentence = (line: string) => /[.!?:”’]$/.test(line) || line.split(' ').length > 9;

/** What belongs together in a text: rows, terms with their values, headings with what follows. */
const groupsIn = (text: string) => text.split('\n\n').map((group) => group.split('\n'));

const sentencesIn = (line: string) => line.split(/(?<=[.!?][”’)]?) (?=[\p{Lu}“$\d])/u);

/** The lines of a group as one: a label before what it says, the cells of a row beside one another. */
function lineOf(lines: readonly string[]): string {
  return lines.reduce((line, next) => {
    if (/[.!?:”’]$/.test(line)) return `${line} ${next}`;
    return line + (isSentence(next) || lines.length === 2 ? ': ' : ' · ') + next;
  });
}

/** As many of the parts as there is room for, the first in any case. */
function within(parts: readonly string[]): string {
  let quoted = parts[0] ?? '';
  for (const part of parts.slice(1)) {
    if (quoted.length + part.length >= room) break;
    quoted += `${/[.!?:”’]$/.test(quoted) ? ' ' : ' · '}${part}`;
  }
  return quoted;
}

/**
 * What a text says of a question: the group that has the words which are quoted, or else the one that has most of what
 * was asked, from its beginning or from where the words stand in it.
 * @param words Words of the line that answers; undefined where the text as a whole does.
 * @param taken Words of the lines that answer other questions.
 * @param hits How many terms that were asked are in a line.
 */
export function quoteOf(
  text: string,
  words: string | undefined,
  taken: readonly string[],
  hits: (line: string) => number,
) {
  const groups = groupsIn(text);
  const quoted = words === undefined ? 0 : groups.findIndex((lines) => lines.join('\n').includes(words));
  const found = groups.map((lines, place) => {
    // A label alone answers nothing, and what answers another question is not meant.
    const isLabel = lines.length === 1 && !isSentence(lines[0]!);
    if (place !== quoted && (isLabel || taken.some((other) => lines.join('\n').includes(other)))) return -1;
    const weigh = (line: string) => hits(line) * (isSentence(line) ? inSentence : 1);
    return lines.reduce((sum, line) => sum + weigh(line), place === quoted ? atQuote : 0);
  });
  const start = found.indexOf(Math.max(...found));
  const own = groups[start]!;
  let lines = [lineOf(own)];
  if (lines[0]!.length > room) {
    const sentences = own.flatMap(sentencesIn);
    const from = sentences.map((each) => (words !== undefined && each.includes(words) ? 9 : 0) + hits(each));
    lines = sentences.slice(from.indexOf(Math.max(...from)));
  } else for (const group of groups.slice(start + 1)) if (lines.join(' ').length < fewest) lines.push(lineOf(group));
  return { quote: within(lines).replace(/^\p{Ll}/u, (first) => first.toUpperCase()), isFirst: start === 0 };
}
