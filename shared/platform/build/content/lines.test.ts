/** @jest-environment node */
import { exportsName, lineOfField, parse, syntaxError } from './lines';

const written = parse(`import { quad, type Quad } from '@sample/pictures';
import type { Content } from './types';
const other = { a: 1 };
export const page = {
  'Year 1': [{ name: 'One' }, {
    name: 'Two' }],
  spread: [...other, { name: 'Three' }],
} as const satisfies Content;
`);

test.each([
  [['page', 'Year 1', 1, 'name'], 6],
  [['page', 'Year 1', 1, 'credits'], 5],
  [['page', 'spread', 4, 'name'], 7],
  [['page', 'missing'], 4],
  [['nothing'], 1],
])('%j stands on line %d', (path, line) => expect(lineOfField(written, path)).toBe(line));

test('what a file cannot be read for is named by its line', () => {
  expect(syntaxError(`export const a = {\n  b: 1\n\n  c: 2,\n};`)).toEqual({
    line: 2,
    problem: 'cannot be read: a comma is missing at the end of the line',
  });
  expect(syntaxError(`export const a = {\n  b: 'You're in.',\n};`)).toMatchObject({
    line: 2,
    problem: expect.stringContaining('apostrophe') as string,
  });
  const form = "export const a = {\n  form: {\n    title: 'x',\n  next: {\n    b: 1,\n  },\n};";
  expect(syntaxError(form)).toEqual({
    line: 4,
    problem: 'cannot be read: the { of line 2 is not closed before this line',
  });
  expect(syntaxError("export const a = {\n  b: {\n    list: [\n      'x',\n  },\n};")).toMatchObject({
    line: 5,
    problem: expect.stringContaining('a bracket is missing before this }') as string,
  });
  expect(syntaxError('export const a = 1;')).toBeUndefined();
});

test.each([
  ['[1 2]', 'a comma is missing before 2'],
  ['["one" "two"]', 'a comma is missing before "two"'],
  ['{ price: 2,800 }', 'without commas: 2800'],
  ['{ price: $12,800 }', 'without commas: 12800'],
  ['{ title: "Say "hi" now" }', 'quotation mark'],
  ["{ 'Visit' }", 'is no field'],
  ["{ title 'Visit' }", 'or a colon'],
  ['{ title: Clubs and societies, lede: 1 }', "between quotes: 'Clubs and societies'"],
  ["{ title: 'Visit',, lede: 'Come' }", 'is no field'],
  ['{ title: , }', 'a value is missing before ,'],
  ["{ list: ['a', 'b' }", 'is not closed'],
  ["{ list: [{ title: 'Visit', ] }", 'a bracket is missing before this ]'],
  ["{ title: 'Visit' } }", 'a bracket too many'],
])('%s is explained to whoever writes texts, and not in the words of the compiler', (value, words) => {
  const found = syntaxError(`export const page = ${value};`);
  expect(found).toMatchObject({ line: 1, problem: expect.stringContaining(words) as string });
  expect(found!.problem).not.toMatch(/expected/);
});

test.each([
  ['export function Page() {}', true],
  ['export const Page = () => null;', true],
  ["export { Page } from './page';", true],
  ['const Visit = 1; export { Visit as Page };', true],
  ["export * from './page';", true],
  ['function Page() {}', false],
  ['export default function Page2() {}', false],
  ['export type { Props };', false],
])('%s exports a page: %s', (text, expected) => {
  expect(exportsName(parse(text), 'Page')).toBe(expected);
});
