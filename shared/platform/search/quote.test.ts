/** @jest-environment node */
import { quoteOf } from './quote';

const none = () => 0;
const having = (word: string) => (line: string) => (line.includes(word) ? 1 : 0);

const people =
  'Three people.\n\nDr. Ada Berg\nPresident\nShe wintered on the ice, twice and alone, with one dog.\n\nDr. Ben Osei\nProvost\nHe teaches statistics in the morning and in the evening too.';

test('what belongs together is quoted, with the name before what is said of it', () => {
  const { quote, isFirst } = quoteOf(people, 'President', [], none);
  expect(quote).toBe('Dr. Ada Berg · President: She wintered on the ice, twice and alone, with one dog.');
  expect(isFirst).toBe(false);
});

test('what was asked by its name is quoted instead', () => {
  expect(quoteOf(people, 'President', [], having('Provost')).quote).toMatch(/^Dr. Ben Osei · Provost: /);
  expect(quoteOf(people, 'President', ['Provost'], having('Provost')).quote).toMatch(/^Dr. Ada Berg/);
});

test('a term and its value are one line, and a short one has what follows', () => {
  const scores =
    'Bring one test.\n\nTOEFL\n80 to 100\n\nIELTS\n6.5 to 7.5\n\nAll tests are two years old at most, as everywhere.';
  expect(quoteOf(scores, 'TOEFL', [], none).quote).toMatch(/^TOEFL: 80 to 100 · IELTS: 6.5 to 7.5/);
  expect(quoteOf('founded\n1925', 'founded', [], none).quote).toBe('Founded: 1925');
});

test('an answer in whole sentences is quoted from its beginning, as far as there is room', () => {
  const long = Array.from({ length: 12 }, (_, place) => `Sentence ${place} says something of the matter.`).join(' ');
  const { quote, isFirst } = quoteOf(long, undefined, [], none);
  expect(quote).toMatch(/^Sentence 0 .*matter\.$/);
  expect(quote.length).toBeLessThanOrEqual(330);
  expect(isFirst).toBe(true);
  expect(quoteOf(long, 'Sentence 9', [], none).quote).toMatch(/^Sentence 9 /);
});
