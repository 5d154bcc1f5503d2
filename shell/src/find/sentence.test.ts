/** @jest-environment node */
import { answerOf, sentenceOf } from './sentence';

const text =
  'Rooms\nHalls have double rooms. Meals are in halls too.\nRecreation center\nThree courts and a pool, for all.';

test('the sentence with most of what was found is shown, and a label alone never', () => {
  expect(sentenceOf(text, new Set(['meal', 'hall']))).toBe('Meals are in halls too.');
  expect(sentenceOf('Rooms\nNine', new Set(['room']))).toBe('');
});

test('a label that was found stands before its sentence', () => {
  expect(sentenceOf(text, new Set(['recreat']))).toBe('Recreation center: Three courts and a pool, for all.');
});

test('a long sentence is cut between words', () => {
  const shown = sentenceOf(`${'word '.repeat(60)}end.`, new Set(['word']));
  expect(shown).toMatch(/word …$/);
  expect(shown.length).toBeLessThanOrEqual(122);
});

test('an answer is whole sentences', () => {
  expect(answerOf(text)).toBe('Meals are in halls too. Three courts and a pool, for all.');
});
