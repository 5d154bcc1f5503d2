import { piecesOf } from '@3eu/university/search';

/** Maximum number of characters of a sentence that is shown. */
const room = 120;

/** The same of an answer, which may have several sentences. */
const roomForAnswer = 320;

/** Fewer words are a label. */
const fewest = 5;

const isLabel = (words: string) => words.split(' ').length < fewest;

const partsIn = (line: string) => line.split(/(?<=[.!?][”’)]?) (?=[\p{Lu}“$\d])/u);

/** A sentence and the label that it stands under, if any. */
type Labelled = { label: string; sentence: string };

/** The sentences of a text whose lines are labels, paragraphs, cells and list items. */
function labelledIn(text: string): Labelled[] {
  let label = '';
  return text.split('\n').flatMap((line) => {
    if (isLabel(line)) {
      label = line;
      return [];
    }
    const under = label;
    label = '';
    return partsIn(line)
      .filter((sentence) => !isLabel(sentence))
      .map((sentence, index) => ({ label: index === 0 ? under : '', sentence }));
  });
}

/** A sentence as far as there is room, cut between words. */
const within = (sentence: string) =>
  sentence.length <= room
    ? sentence
    : `${sentence.slice(0, sentence.lastIndexOf(' ', room - 1)).replace(/[,;:]$/, '')} …`;

const hitsIn = (text: string, terms: ReadonlySet<string>) =>
  new Set(piecesOf(text, terms).flatMap(({ text: word, hit }) => (hit ? [word.toLowerCase()] : []))).size;

/**
 * The sentence of a text that has most of the terms, with its label where that has one of them; the first, where none has
 * more. Empty where there is no sentence.
 */
export function sentenceOf(text: string, terms: ReadonlySet<string>): string {
  const sentences = labelledIn(text).map(({ label, sentence }) =>
    within(label && hitsIn(label, terms) > 0 ? `${label}: ${sentence}` : sentence),
  );
  const found = sentences.map((sentence) => hitsIn(sentence, terms));
  return sentences[found.indexOf(Math.max(...found))] ?? '';
}

/** The sentences of an answer, as many as there is room for. */
export function answerOf(text: string): string {
  let answer = '';
  for (const { sentence } of labelledIn(text)) {
    if (answer !== '' && answer.length + sentence.length > roomForAnswer) break;
    answer += `${answer && ' '}${/[.!?”’]$/.test(sentence) ? sentence : `${sentence}.`}`;
  }
  return answer;
}
