/** @jest-environment node */
import { checkTexts } from './text-rules';

const found = (content: unknown) => checkTexts('x.ts', content).map(({ field, problem }) => `${field}: ${problem}`);

test('well-written texts pass', () => {
  expect(
    found({ page: { title: 'You’re in.', steps: ['One', 'Two'], lede: { before: 'Call ', after: '' }, count: 3 } }),
  ).toEqual([]);
});

test.each([
  ['', 'is empty'],
  ['  ', 'is empty'],
  ['Two  spaces', 'has a double space'],
  ['Lorem ipsum', 'is still a placeholder'],
  ['Hello 🐳', 'has an emoji'],
  ["You're in", 'has a straight quotation mark'],
])('"%s" %s', (text, problem) => {
  expect(found({ page: { list: [{ text }] } })[0]).toContain(`page.list[0].text: ${problem}`);
});

test('a description must have a length that search engines show', () => {
  const metadata = { title: 'A', description: 'Too short.', keywords: ['a'], section: 'B' };
  expect(found({ page: { metadata } })).toEqual([
    'page.metadata.description: has 10 characters; search engines want 50 to 240',
  ]);
});

test('pictures and days are not checked here, but at their source', () => {
  expect(found({ picture: { hash: 'x', alt: '' }, day: { iso: '2025-01-01', short: '' } })).toEqual([]);
});
