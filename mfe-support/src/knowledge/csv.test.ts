/** @jest-environment node */
import { entries } from '../content/knowledge-base/entries';
import { csvOf } from './csv';
import type { KnowledgeEntry } from './entry';
import { entryWith } from '../testing/rows';

/** The cells of one row, as a program that knows RFC 4180 reads them. */
const cellsOf = (row: string) =>
  [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell]) => cell!.replaceAll('""', '"'));
const rowOf = (entry: Partial<KnowledgeEntry>) =>
  cellsOf(csvOf([entryWith(entry)]).slice(csvOf([]).length + '\r\n'.length));

test('has the seven columns, a byte order mark and the line endings of RFC 4180', () => {
  expect(csvOf([entryWith({})])).toBe(
    '\uFEFF"Question","Answer","URL","Category","Subcategory","Keywords","Priority"\r\n"Q","A","/","General","","","6"',
  );
});

test('writes a row for every entry', () => {
  const [, ...rows] = csvOf(entries).split('\r\n');
  expect(rows.map((row) => cellsOf(row)[0])).toEqual(entries.map(({ question }) => question));
});

test('keeps quotes, commas and line breaks inside their cell', () => {
  const answer = 'He said "no", twice\r\nand left.';
  expect(rowOf({ answer })[1]).toBe(answer);
});

test.each(['=1+1', '+1', '-1', '@sum(a1)', '\t=1', '\r=1', '=cmd|" /c calc"!a1\nsecond line', '\n=1', '＝1'])(
  'defuses the formula %p',
  (question) => expect(rowOf({ question })[0]).toBe(`'${question}`),
);

test('leaves a negative number as it is', () => expect(rowOf({ priority: -1 })[6]).toBe('-1'));
