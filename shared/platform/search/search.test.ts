/** @jest-environment node */
import type { SearchEntry } from '../contract/search';
import { createSearch } from './search';

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

const spanish = { lang: 'es', page: { href: '/parents-families/es' } };
const entries = [
  part('/', 'Sound College', 'A college on a sound.', {
    section: 'Home',
    asks: [{ question: 'Where do graduates go?', href: '/career#outcomes' }],
  }),
  part('/campus-living', 'Campus living', 'Four halls and one famous kettle.', { keywords: ['dormitories'] }),
  part('/career#outcomes', 'What they earn, and how soon', 'Graduates of four fields, six months later.', {
    page: 'Career support',
    section: 'Careers',
  }),
  part('/about#leadership', 'Leadership', 'Three people.\n\nAda Berg\nPresident\n\nBen Osei\nProvost', {
    page: 'About',
    picture: '/pictures/berg.webp',
    answers: [
      { question: 'Who is the president?', quote: 'President', asked: ['who runs the place'] },
      { question: 'Who is the provost?', quote: 'Provost', asked: ['who answers for the courses'] },
    ],
  }),
  part('/faq#cost', 'What does a year cost?', 'Before aid $52,400: tuition, a room, meals and books.', {
    answers: [{ question: 'What does a year cost?', asked: ['how much is it', 'sticker price'] }],
  }),
  part('/parents-families/es#costo', 'Cuánto cuesta un año', 'Un año cuesta $52,400.', { section: 'Familias' }),
  part('/pages', 'Find an answer', '', {
    answers: [{ question: 'Is there a zoo?', near: ['/campus-living', '/'], asked: ['animals to look at'] }],
  }),
];
const search = createSearch(entries, {
  languageOf: (asked) => (/cuánto|dónde/.test(asked) ? spanish : undefined),
});

test('one question has one answer: the question, what its place says, where that is', () => {
  const { card } = search('how much is it');
  expect(card).toEqual({
    href: '/faq#cost',
    title: 'What does a year cost?',
    quote: 'Before aid $52,400: tuition, a room, meals and books.',
    where: 'Campus',
  });
});

test('of a place with several answers, the one that was asked for is quoted', () => {
  expect(search('who runs the place').card).toMatchObject({
    title: 'Who is the president?',
    quote: expect.stringMatching(/^Ada Berg: President/) as string,
  });
  expect(search('provost').card).toMatchObject({ title: 'Who is the provost?', quote: 'Ben Osei: Provost' });
});

test('a question of the end of a page is answered by the place that it leads to', () => {
  expect(search('Where do graduates go?').card?.href).toBe('/career#outcomes');
});

test('what is asked and has no answer says so, with the nearest places', () => {
  for (const asked of ['zoo', 'animals to look at', 'is there a zoo?'])
    expect(search(asked)).toMatchObject({ card: undefined, nearest: [{ href: '/campus-living' }, { href: '/' }] });
  expect(search('kettle lessons for beginning xylophonists')).toMatchObject({
    card: undefined,
    nearest: [{ href: '/campus-living' }],
  });
  expect(search('xylophone')).toMatchObject({ card: undefined, nearest: [], also: [] });
});

test('a word that is the topic of what nobody answers is not taken for a mention of it', () => {
  const both = createSearch([
    part('/health', 'Health', 'A doctor, and a zookeeper on the phone.'),
    part('/pages', 'Find an answer', '', {
      answers: [{ question: 'Is there a zoo?', near: [], asked: ['zoo', 'a zoo for children'] }],
    }),
  ]);
  expect(both('do u have a zoo').card).toBeUndefined();
});

test('a question in Spanish is answered by the page in Spanish, and by no other', () => {
  expect(search('cuánto cuesta un año').card).toMatchObject({ href: '/parents-families/es#costo', lang: 'es' });
  expect(search('dónde vive mi hija').card).toBeUndefined();
});

test('nothing is found for nothing', () => expect(search('   ')).toMatchObject({ card: undefined, nearest: [] }));
