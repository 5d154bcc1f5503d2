/** @jest-environment node */
import { piecesOf, snippetOf } from './snippet';

test('words that matched are marked as they are written', () => {
  expect(piecesOf('Wi-Fi in cafés, and $75', new Set(['wifi', 'cafe', '75']))).toEqual([
    { text: 'Wi-Fi', hit: true },
    { text: ' in ', hit: false },
    { text: 'cafés', hit: true },
    { text: ', and $', hit: false },
    { text: '75', hit: true },
  ]);
});

test('a snippet begins with the line that has most of the words, and goes on while there is room', () => {
  const text = 'Halls have rooms.\nMeals in halls\nAnd more';
  expect(snippetOf(text, new Set(['hall', 'meal']))).toBe('Meals in halls · And more');
  expect(snippetOf(text, new Set())).toBe('Halls have rooms. · Meals in halls · And more');
});

test('a long line is cut between words, around the first match', () => {
  const snippet = snippetOf(`${'before '.repeat(60)}needle ${'after '.repeat(60)}`, new Set(['needle']));
  expect(snippet).toMatch(/^… before .* needle after .* after …$/);
  expect(snippet.length).toBeLessThan(180);
});
