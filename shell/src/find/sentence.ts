import { piecesOf } from '@3eu/university/search';

/** Maximum number of characters of a sentence that is shown. */
const room = 120;

/** The same of an answer, which may have several sentences. */
const roomForAnswer = 320;

/** Fewer words are a label. */
const fewest = 5;

/** The sentences of a text whose lines are paragraphs, cells and list items. */
const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?][”’)]?) (?=[\p{Lu}“$\d])/u))
    .filter((sentence) => sentence.split(' ').length >= fewest);

/** A sentence as far as there is room, cut between words. */
const within = (sentence: string) =>
  sentence.length <= room
    ? sentence
    : `${sentence.slice(0, sentence.lastIndexOf(' ', room - 1)).replace(/[,;:]$/, '')} …`;

/** The sentence of a text that has most of the terms; the first, where none has more. Empty where there is no sentence. */
export function sentenceOf(text: string, terms: ReadonlySet<string>): string {
  const sentences = sentencesIn(text).map(within);
  const found = sentences.map(
    (sentence) =>
      new Set(piecesOf(sentence, terms).flatMap(({ text: word, hit }) => (hit ? [word.toLowerCase()] : []))).size,
  );
  return sentences[found.indexOf(Math.max(...found))] ?? '';
}

/** The sentences of an answer, as many as there is room for. */
export function answerOf(text: string): string {
  let answer = '';
  for (const sentence of sentencesIn(text)) {
    if (answer !== '' && answer.length + sentence.length > roomForAnswer) break;
    answer += `${answer && ' '}${/[.!?”’]$/.test(sentence) ? sentence : `${sentence}.`}`;
  }
  return answer;
}
