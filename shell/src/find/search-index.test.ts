/** @jest-environment node */
import type { SearchEntry } from '@3eu/shared/contract/search';
import { createSearch } from './search-index';

const entry = (href: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  href,
  title,
  section: 'Campus',
  description: '',
  keywords: [],
  headings: [],
  ...more,
});

const search = createSearch([
  entry('/campus-living', 'Campus living', {
    description: 'Four halls and where to eat.',
    keywords: ['housing', 'dining'],
    headings: ['Meal plans'],
  }),
  entry('/financial-aid', 'Financial aid', {
    section: 'Admissions',
    description: 'Grants, and a housing allowance.',
    headings: ['Scholarships'],
  }),
  entry('/faq#is-there-a-fee', 'Is there a fee?', { section: 'Help', description: 'Yes, $75.' }),
]);

const found = (term: string) => search(term).map(({ entry: { href } }) => href);

test('a page is found by its title, keywords and headings, the best match first', () => {
  expect(found('housing')).toEqual(['/campus-living', '/financial-aid']);
  expect(found('meal plans')).toEqual(['/campus-living']);
});

test('the beginning of a word is enough, and a typo is forgiven', () => {
  expect(found('scho')).toEqual(['/financial-aid']);
  expect(found('schollarship')).toEqual(['/financial-aid']);
  expect(found('fees')).toEqual(['/faq#is-there-a-fee']);
});

test('another word is no typo', () => {
  const other = createSearch([
    entry('/alumni', 'Annual Fund'),
    entry('/majors', 'It is not too late'),
    entry('/forms', 'Forms to sign'),
  ]);
  for (const term of ['refund', 'acceptance rate', 'dorms']) expect(other(term)).toEqual([]);
});

test('if no page has every word, pages with some of them are found', () => {
  expect(found('fee xylophone')).toEqual(['/faq#is-there-a-fee']);
  expect(found('xylophone')).toEqual([]);
});

test('a result names the matched words as they are written', () => {
  expect([...search('schol')[0]!.words]).toEqual(['scholarships']);
});

test('an address that two packages name is found once', () => {
  expect(createSearch([entry('/a', 'Tides'), entry('/a', 'Tides')])('tides')).toHaveLength(1);
});

test('a figure is found with and without the sign before or after it', () => {
  for (const term of ['$75', '75']) expect(found(term)).toEqual(['/faq#is-there-a-fee']);
  expect([...search('$75')[0]!.words]).toEqual(['75']);
});
