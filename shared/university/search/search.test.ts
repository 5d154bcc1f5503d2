/** @jest-environment node */
import { createIndex, likeness, piecesOf, type Searchable } from './index';
import { termsOf, wordsOf } from './terms';

const document = (id: string, title: string, text = '', more: Partial<Searchable> = {}): Searchable => ({
  id,
  title,
  text,
  keywords: '',
  headings: '',
  page: '',
  ...more,
});

const index = createIndex([
  document('living', 'Campus living', 'Four halls, Wi-Fi in every room.', { headings: 'Meal plans' }),
  document('dining', 'Where you eat', 'A vegan kitchen, and a café on the quay.'),
  document('aid', 'Financial aid', 'Loans, and money for halls. Can I afford it?'),
  document('merit', 'Merit scholarships', 'By March 1, up to $25,000.'),
  document('fee', 'Is there a fee?', 'Yes, $75, by Dean’s order, until May 1.'),
  document('cs', 'Computer Science', 'Write programs. The ratio is 12:1.'),
]);
const found = (asked: string) => index(asked).map(({ id }) => id);
const first = (asked: string) => found(asked)[0];

describe('words and their terms', () => {
  test.each([
    ['52,400', '52400'],
    ['$2.5B', '$2500000000'],
    ['150K', '150000'],
    ['12:1', '12:1'],
    ['12 to 1', '12:1'],
    ['May 1', 'may 1'],
    ['November 15', 'nov 15'],
    ['Wi-Fi', 'wifi'],
    ['cafés', 'cafe'],
    ['Dean’s', 'dean'],
  ])('%s is one word, and found as %s', (word, term) => {
    expect(wordsOf(word)).toEqual([word]);
    expect(termsOf(word)[0]).toBe(term);
  });

  test('words of one stem are alike', () => {
    for (const [one, other] of [
      ['afford', 'affordable'],
      ['switch', 'switching'],
      ['change', 'changing'],
      ['scholarship', 'scholarships'],
    ] as const)
      expect(termsOf(one)).toEqual(termsOf(other));
  });
});

test.each([
  ['meal plans', 'living'],
  ['kitchen', 'dining'],
  ['financial aid', 'aid'],
  ['scholarsh', 'merit'],
  ['schollarship', 'merit'],
  ['cafe', 'dining'],
  ['wi fi', 'living'],
  ['affordable', 'aid'],
  ['25000', 'merit'],
  ['$25K', 'merit'],
  ['75', 'fee'],
  ['may 1', 'fee'],
  ['12 to 1', 'cs'],
  ['compsci', 'cs'],
  ['CS', 'cs'],
  ['vegetarian', 'dining'],
])('%s finds %s first', (asked, id) => expect(first(asked)).toBe(id));

test('a missing word costs rank, and never the result', () => {
  expect(first('fee xylophone')).toBe('fee');
  expect(found('xylophone')).toEqual([]);
  const [best] = index('fee xylophone');
  expect(best!.share).toBeLessThan(1);
  expect(index('fee')[0]!.share).toBe(1);
});

test('words that say nothing are left out, unless nothing else is asked', () => {
  expect(found('how do I get a scholarship?')).toEqual(found('scholarship'));
  expect(found('there')).not.toEqual([]);
});

test('another word is no slip of the pen', () => {
  const other = createIndex([
    document('fund', 'Annual Fund'),
    document('late', 'It is not too late'),
    document('tax', 'Forms to sign, FAFSA and tax'),
  ]);
  for (const asked of ['refunds', 'rate', 'taxi', '<script>']) expect(other(asked)).toEqual([]);
});

test('a loose search comes near to what no other does', () => {
  expect(index('kitten')).toEqual([]);
  expect(index('kitten', { isLoose: true }).map(({ id }) => id)).toContain('dining');
});

test('words that were found are marked as they are written', () => {
  expect(piecesOf('Wi-Fi in cafés, and $75', new Set(['wifi', 'cafe', '75']))).toEqual([
    { text: 'Wi-Fi', hit: true },
    { text: ' in ', hit: false },
    { text: 'cafés', hit: true },
    { text: ', and ', hit: false },
    { text: '$75', hit: true },
  ]);
});

test('questions are alike by their words', () => {
  expect(likeness('what would i pay', 'What would I pay?')).toBe(1);
  expect(likeness('What does a year cost?', 'When is the FAFSA due?')).toBe(0);
});
