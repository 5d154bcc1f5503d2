/** @jest-environment node */
import { entries } from '../content/knowledge-base/entries';
import { categories, type KnowledgeEntry } from './entry';
import { groupEntries, sortEntries } from './group';
import { markPieces } from './mark';
import { createFilter, filterEntries } from './match';
import { averagePriority } from './summary';
import { entryWith } from '../testing/rows';

const all: readonly KnowledgeEntry[] = entries;
const ids = (text: string, category = '') => filterEntries(all, { text, category }).map(({ id }) => id);

describe('the filter', () => {
  it('searches question, answer and keywords, ignoring case', () => {
    expect(ids('WHY A NARWHAL')).toEqual(['mascot']);
    expect(ids('harbor log')).toEqual(['mascot']);
    expect(ids('Lot B')).toEqual(['visitor-parking']);
  });

  it('does not match across two fields', () => {
    expect(filterEntries([entryWith({ question: 'abc', answer: 'def' })], { text: 'cdef', category: '' })).toHaveLength(
      0,
    );
  });

  it('treats straight and curly quotes alike', () => {
    expect(ids("Dean's Excellence")).toEqual(ids('Dean’s Excellence'));
    expect(ids("Dean's Excellence")).not.toEqual([]);
  });

  it('finds everything for an empty or blank text', () => {
    for (const text of ['', '   ', '\t\n', '\u00A0']) expect(ids(text)).toHaveLength(entries.length);
  });

  it('ignores white space around the text', () => {
    expect(ids('  fafsa ')).toEqual(ids('fafsa'));
  });

  it('matches the category exactly', () => {
    const studentLife = entries.filter(({ category }) => category === 'Student Life');
    expect(ids('', 'Student Life')).toHaveLength(studentLife.length);
    expect(ids('', 'Student')).toHaveLength(0);
    expect(ids('', 'student life')).toHaveLength(0);
    expect(ids('deadline', 'Financial Aid')).toEqual(['fafsa-deadline']);
  });

  const hostile = [
    '.*',
    '[a-z]+',
    '(((',
    '\\',
    '%_%',
    '_',
    'a|b',
    '\0',
    '\uD83D',
    '<script>',
    "' or 1=1 --",
    '\u202Eabc',
    'x'.repeat(100_000),
  ];

  it.each(hostile.map((text) => [text.slice(0, 20), text]))('treats %p literally', (_name, text) => {
    expect(ids(text)).toEqual([]);
    expect(filterEntries([entryWith({ answer: `before ${text} after` })], { text, category: '' })).toHaveLength(1);
  });
});

test('typing finds the same as a fresh search at each key, however the query changes', () => {
  const filter = createFilter(all);
  const queries = [
    'f',
    'fe',
    'fee',
    'fe',
    'x fee',
    ' FEE ',
    'fee x',
    'fee application',
    'fee application?',
    '',
    'a',
    'wa',
    'ration',
    'r',
  ].flatMap((text) => ['', 'Admissions', 'Financial Aid', ''].map((category) => ({ text, category })));
  for (const query of queries) expect(filter(query)).toEqual(filterEntries(all, query));
});

describe('marking', () => {
  const marked = (text: string, searched: string) =>
    markPieces(text, searched)
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('');

  it('marks each occurrence, and keeps the case of the text', () => {
    expect(marked('Fee or fee waiver', 'FEE')).toBe('[Fee] or [fee] waiver');
    expect(marked('aaa', 'aa')).toBe('[aa]a');
  });

  it('marks nothing if nothing is searched for or found', () => {
    expect(markPieces('abc', ' ')).toEqual([{ text: 'abc', hit: false }]);
    expect(markPieces('abc', 'x.*')).toEqual([{ text: 'abc', hit: false }]);
  });

  it.each(['İstanbul', 'ǅ straße', '😀 fee'])('never loses a letter or marks a wrong one: %s', (text) => {
    for (const searched of ['i', 's', 'fee', '😀']) {
      const pieces = markPieces(text, searched);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const piece of pieces) if (piece.hit) expect(piece.text.toLowerCase()).toBe(searched);
    }
  });
});

describe('order and groups', () => {
  it('sorts by priority, then by category name', () => {
    const sorted = sortEntries(all).map(({ priority, category }) => `${10 - priority} ${category}`);
    expect(sorted).toEqual([...sorted].sort());
  });

  it('groups every entry once by category, in the order of the first entries', () => {
    const groups = groupEntries(sortEntries(all));
    expect(groups).toHaveLength(categories.length);
    expect(groups[0]!.category).toBe('Admissions');
    expect(groups.flatMap((group) => group.entries)).toHaveLength(entries.length);
    for (const group of groups) for (const member of group.entries) expect(member.category).toBe(group.category);
  });
});

test('the average is rounded to one decimal', () => {
  expect(averagePriority([{ priority: 10 }, { priority: 9 }, { priority: 9 }])).toBe(9.3);
  expect(averagePriority([])).toBe(0);
});
