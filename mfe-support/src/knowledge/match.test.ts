/** @jest-environment node */
import { groupEntries, sortEntries } from './group';
import { markPieces } from './mark';
import { createFilter, filterEntries } from './match';
import { averagePriority } from './summary';
import { entryWith } from '../testing/rows';

/** Entries of this test alone: those of the site are edited by others. */
const all = [
  entryWith({ id: 'fee', question: 'What is the application fee?', category: 'Admissions', priority: 10 }),
  entryWith({ id: 'fafsa', question: 'When is the FAFSA deadline?', category: 'Financial Aid', priority: 9 }),
  entryWith({ id: 'merit', answer: 'The Dean’s Excellence award pays half.', category: 'Financial Aid', priority: 7 }),
  entryWith({ id: 'mascot', question: 'Why a narwhal?', keywords: 'harbor log, mascot', priority: 7 }),
  entryWith({ id: 'parking', answer: 'Visitors park in Lot B.', category: 'Visits' }),
  entryWith({ id: 'clubs', question: 'How many clubs are there?', category: 'Student Life' }),
];
const ids = (text: string, category = '') => filterEntries(all, { text, category }).map(({ id }) => id);

describe('the filter', () => {
  it('searches question, answer and keywords, ignoring case', () => {
    expect(ids('WHY A NARWHAL')).toEqual(['mascot']);
    expect(ids('harbor log')).toEqual(['mascot']);
    expect(ids('Lot B')).toEqual(['parking']);
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
    for (const text of ['', '   ', '\t\n', '\u00A0']) expect(ids(text)).toHaveLength(all.length);
  });

  it('ignores white space around the text', () => {
    expect(ids('  fafsa ')).toEqual(ids('fafsa'));
  });

  it('matches the category exactly', () => {
    expect(ids('', 'Student Life')).toEqual(['clubs']);
    expect(ids('', 'Student')).toHaveLength(0);
    expect(ids('', 'student life')).toHaveLength(0);
    expect(ids('deadline', 'Financial Aid')).toEqual(['fafsa']);
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
    const names = groups.map(({ category }) => category);
    expect([names[0], new Set(names).size]).toEqual(['Admissions', names.length]);
    expect(groups.flatMap((group) => group.entries)).toHaveLength(all.length);
    for (const group of groups) for (const member of group.entries) expect(member.category).toBe(group.category);
  });
});

test('the average is rounded to one decimal', () => {
  expect(averagePriority([{ priority: 10 }, { priority: 9 }, { priority: 9 }])).toBe(9.3);
  expect(averagePriority([])).toBe(0);
});
