/** @jest-environment node */
import type { SearchEntry } from '@3eu/platform/contract/search';
import { createSearch } from './search-index';

const part = (href: string, title: string, text = '', more: Partial<SearchEntry> = {}): SearchEntry => ({
  href,
  title,
  page: title,
  section: 'Campus',
  headings: [],
  text,
  ...more,
});

const search = createSearch([
  part('/campus-living', 'Campus living', 'Four halls, Wi-Fi in every room.', { headings: ['Meal plans'] }),
  part('/campus-living#dining', 'Where you eat', 'A vegetarian kitchen, and a café on the quay.', {
    page: 'Campus living',
  }),
  part('/financial-aid', 'Financial aid', 'Loans, and money for halls.'),
  part('/financial-aid#merit', 'Merit scholarships', 'By March 1.', { page: 'Financial aid' }),
  part('/faq#is-there-a-fee', 'Is there a fee?', 'Yes, $75, by Dean’s order.', { page: 'Questions' }),
]);

const found = (term: string) => search(term).map(({ entry: { href } }) => href);

test('a part is found by its heading, those within it, its page and its text, the best match first', () => {
  expect(found('meal plans')).toEqual(['/campus-living']);
  expect(found('kitchen')).toEqual(['/campus-living#dining']);
  expect(found('financial aid')).toEqual(['/financial-aid', '/financial-aid#merit']);
});

test('the beginning of a word is enough, one and many are alike, and a typo is forgiven', () => {
  for (const term of ['scholarsh', 'schollarship', 'scholarship', 'Scholarships'])
    expect(found(term)).toEqual(['/financial-aid#merit']);
  expect(found('fees')).toEqual(['/faq#is-there-a-fee']);
});

test('accents, hyphens and apostrophes make no difference', () => {
  for (const term of ['cafe', 'Café', 'CAFÉS']) expect(found(term)).toEqual(['/campus-living#dining']);
  for (const term of ['wifi', 'wi-fi', 'wi fi']) expect(found(term)).toEqual(['/campus-living']);
  for (const term of ['dean', 'dean’s', "dean's"]) expect(found(term)).toEqual(['/faq#is-there-a-fee']);
});

test('a word finds what means the same', () => {
  expect(found('vegan')).toEqual(['/campus-living#dining']);
  expect(found('wireless')).toEqual(['/campus-living']);
});

test('another word is no typo', () => {
  const other = createSearch([
    part('/alumni', 'Annual Fund'),
    part('/majors', 'It is not too late'),
    part('/forms', 'Forms to sign, FAFSA and tax'),
    part('/engineering', 'A hall of engines'),
  ]);
  for (const term of ['refund', 'acceptance rate', 'taxi', 'halal', '<script>']) expect(other(term)).toEqual([]);
});

test('words of a question that say nothing are left out; if no part has every other word, some of them are enough', () => {
  expect(found('how do I get a scholarship?')).toEqual(['/financial-aid#merit']);
  expect(found('fee xylophone')).toEqual(['/faq#is-there-a-fee']);
  expect(found('xylophone')).toEqual([]);
});

test('an address that two packages name is found once', () => {
  expect(createSearch([part('/a', 'Tides'), part('/a', 'Tides')])('tides')).toHaveLength(1);
});

test('a figure is found with and without the sign before or after it', () => {
  for (const term of ['$75', '75']) expect(found(term)).toEqual(['/faq#is-there-a-fee']);
});
