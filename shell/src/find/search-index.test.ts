/** @jest-environment node */
import type { SearchEntry } from '@3eu/platform/contract/search';
import { createSearch, type Hit } from './search-index';

const part = (href: string, title: string, text = '', more: Partial<SearchEntry> = {}): SearchEntry => ({
  href,
  title,
  page: title,
  section: 'Campus',
  headings: [],
  keywords: [],
  text,
  asks: [],
  ...more,
});

const search = createSearch([
  part('/', '3E University', 'A university on a sound.', {
    section: 'Home',
    asks: [{ question: 'Where do graduates go?', href: '/career#outcomes' }],
  }),
  part('/#what-would-i-pay', 'What would I pay?', '$52,400 a year, before any aid\nThat is tuition and a room.', {
    page: '3E University',
  }),
  part('/campus-living', 'Campus living', 'Four halls and one famous kettle.', { keywords: ['dormitories'] }),
  part('/career#outcomes', 'What they earn, and how soon', 'Graduates of four fields, six months later.', {
    page: 'Career support',
  }),
  part('/faq#cost', 'What does a year cost?', 'Before aid $52,400: tuition, a room, meals and books.', {
    page: 'Questions',
    section: 'Help',
  }),
]);

const plain = (pieces: Hit['title']) => pieces.map(({ text }) => text).join('');

test('a question that is asked nearly word by word is answered before any list', () => {
  const { answer, hits } = search('what does a year cost');
  expect(answer).toEqual({
    href: '/faq#cost',
    question: 'What does a year cost?',
    text: 'Before aid $52,400: tuition, a room, meals and books.',
  });
  expect(hits.map(({ href }) => href)).not.toContain('/faq#cost');
  expect(search('tuition').answer).toBeUndefined();
});

test('a question of the end of a page is answered by the place that it leads to', () => {
  expect(search('Where do graduates go?').answer).toMatchObject({ href: '/career#outcomes' });
});

test('a place is named once, with where it is and a sentence of it', () => {
  const [hit] = search('kettle').hits;
  expect(plain(hit!.title)).toBe('Campus living');
  expect(hit!.where).toBe('Campus');
  expect(plain(hit!.sentence)).toBe('Four halls and one famous kettle.');
  const hrefs = search('tuition').hits.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('what has only little of what is asked is weak, and pages that come near are named', () => {
  const { isWeak, nearest } = search('kettel lessons for xylophones');
  expect(isWeak).toBe(true);
  expect(nearest.map(({ href }) => href)).toContain('/campus-living');
  expect(search('kettle')).toMatchObject({ isWeak: false, nearest: [] });
});

test.each([
  ['¿cuánto cuesta?', 'es'],
  ['becas', 'es'],
  ['wie viel kostet das studium', 'de'],
  ['Stipendium', 'de'],
  ['combien ça coûte', 'fr'],
  ['学费多少', 'zh'],
  ['how much is tuition', undefined],
  ['Teal Tower', undefined],
  ['la', undefined],
  ['parents', undefined],
  ['uber', undefined],
])('the language of “%s” is %s', (asked, lang) => expect(search(asked).language?.lang).toBe(lang));

test('nothing is found for nothing', () => expect(search('   ')).toMatchObject({ hits: [], answer: undefined }));
