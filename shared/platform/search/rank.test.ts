/** @jest-environment node */
import { createIndex, type Searchable } from './rank';
import { hitsIn, isNear, termsOf, wordsOf } from './terms';

const answer = (id: string, title: string, text = '', more: Partial<Searchable> = {}): Searchable => ({
  id,
  title,
  text,
  keywords: '',
  headings: '',
  page: '',
  asked: [],
  ...more,
});

const index = createIndex([
  answer('living', 'Campus living', 'Four halls, Wi-Fi in every room.', {
    headings: 'Meal plans',
    asked: ['dormitory'],
  }),
  answer('dining', 'Where you eat', 'A vegan kitchen, and a café on the quay.', { asked: ['i do not eat meat'] }),
  answer('aid', 'Financial aid', 'Loans, and money for halls. Can I afford it?', { asked: ['how do we pay for this'] }),
  answer('merit', 'Merit scholarships', 'By March 1, up to $25,000.', { asked: ['money for good grades'] }),
  answer('fee', 'Is there a fee?', 'Yes, $75, by Dean’s order, until May 1.', {
    asked: ['how much is it to apply', 'why me'],
  }),
  answer('cs', 'Computer Science', 'Write programs. The ratio is 12:1.', { asked: ['coding', 'compsci', 'cs'] }),
]);
const found = (asked: string) => index(asked).map(({ id }) => id);
const first = (asked: string) => found(asked)[0];

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

test.each([
  ['meal plans', 'living'],
  ['kitchen', 'dining'],
  ['financial aid', 'aid'],
  ['scholarsh', 'merit'],
  ['schollarship', 'merit'],
  ['dormatory', 'living'],
  ['cafe', 'dining'],
  ['wi fi', 'living'],
  ['affordable', 'aid'],
  ['25000', 'merit'],
  ['$25K', 'merit'],
  ['75', 'fee'],
  ['may 1', 'fee'],
  ['12 to 1', 'cs'],
  ['CS', 'cs'],
])('%s finds %s first', (asked, id) => expect(first(asked)).toBe(id));

test('what people write who ask finds an answer that has none of their words', () => {
  expect(first('I don’t eat meat')).toBe('dining');
  expect(first('is there money for grades')).toBe('merit');
  expect(first('compsci')).toBe('cs');
});

test('the word that an answer has itself comes before one that is only asked', () => {
  const both = createIndex([answer('asked', 'Halls', '', { asked: ['pool'] }), answer('said', 'Pool', 'A pool.')]);
  expect(both('pool')[0]!.id).toBe('said');
});

test('words that say nothing find nothing, unless they are the whole question', () => {
  expect(index('is there any').every(({ share }) => share < 0.5)).toBe(true);
  expect(found('Why me?')).toEqual(['fee']);
  expect(found('how do I get a scholarship?')[0]).toBe('merit');
});

test('a missing word costs its share', () => {
  expect(index('fee')[0]!.share).toBe(1);
  const [best] = index('fee xylophone');
  expect(best!.id).toBe('fee');
  expect(best!.share).toBeLessThan(0.6);
  expect(index('xylophone')).toEqual([]);
});

test('what says nothing on a site is missed by nobody', () => {
  const own = createIndex([answer('fee', 'Is there a fee?')], 'xylophone');
  expect(own('fee xylophone')[0]).toMatchObject({ id: 'fee', share: 1 });
});

test('a whole question is known among many other words, and a single word of it is not', () => {
  const long = 'we talked at dinner about money for good grades and my uncle the plumber had no idea of xylophones';
  expect(index(long)[0]).toMatchObject({ id: 'merit', share: 1 });
  expect(index('grades of plumbers, uncles and xylophones')[0]!.share).toBeLessThan(0.4);
});

test('a slip is compared with words as they are written, not with what is left of them', () => {
  const both = createIndex([answer('hear', 'Decisions'), answer('other', 'Deciduous woods')]);
  expect(both('decisons')[0]!.id).toBe('hear');
});

test('short forms of a phone are the words that they stand for', () => {
  expect(index('wat r ur loans')[0]!.id).toBe('aid');
  expect(termsOf('u')).toEqual(termsOf('you'));
});

test('a slip is a letter, in a word that is long enough and begins as it should', () => {
  for (const [written, known] of [
    ['dormatory', 'dormitory'],
    ['finacial', 'financial'],
    ['tution', 'tuition'],
    ['recieve', 'receive'],
  ] as const)
    expect(isNear(written, known)).toBe(true);
  for (const [written, known] of [
    ['rate', 'late'],
    ['fund', 'find'],
    ['refunds', 'fund'],
    ['taxi', 'tax'],
  ] as const)
    expect(isNear(written, known)).toBe(false);
});

test('terms in a text are counted once each', () => {
  expect(hitsIn('Wi-Fi in cafés, Wi-Fi for $75', new Set(['wifi', 'cafe', '75', 'pool']))).toBe(3);
});
