/** @jest-environment node */
import papa from 'papaparse';
import { entries } from '../content/knowledge-base/entries';
import { csvOf } from './csv';
import type { KnowledgeEntry } from './entry';
import { entryWith } from '../testing/rows';

const parsed = async (list: readonly KnowledgeEntry[]) => papa.parse<string[]>((await csvOf(list)).slice(1)).data;

test('has the seven columns, a byte order mark and the line endings of RFC 4180', async () => {
  const csv = await csvOf([entryWith({})]);
  expect(csv).toBe('\uFEFFQuestion,Answer,URL,Category,Subcategory,Keywords,Priority\r\nQ,A,/,General,,,6');
});

test('writes every entry as it is', async () => {
  const [, ...lines] = await parsed(entries);
  expect(lines).toEqual(
    (entries as readonly KnowledgeEntry[]).map(
      ({ question, answer, url, category, subcategory = '', keywords = '', priority }) => [
        question,
        answer,
        url,
        category,
        subcategory,
        keywords,
        String(priority),
      ],
    ),
  );
});

test('keeps quotes, commas and line breaks inside their cell', async () => {
  const answer = 'He said "no", twice\r\nand left.';
  const [, line] = await parsed([entryWith({ answer })]);
  expect(line![1]).toBe(answer);
});

test.each(['=1+1', '+1', '-1', '@sum(a1)', '\t=1', '\r=1', '=cmd|" /c calc"!a1\nsecond line', '\n=1', '＝1'])(
  'defuses the formula %p',
  async (question) => {
    const [, line] = await parsed([entryWith({ question })]);
    expect(line![0]).toBe(`'${question}`);
  },
);
