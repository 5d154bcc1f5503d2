import { inWords, inWordsFirst } from './in-words';

it.each([
  [4, 'four'],
  [15, 'fifteen'],
  [50, 'fifty'],
  [51, 'fifty-one'],
  [99, 'ninety-nine'],
  [200, '200'],
])('spells %d as %s', (count, words) => expect(inWords(count)).toBe(words));

it('begins a sentence', () => expect(inWordsFirst(51)).toBe('Fifty-one'));
