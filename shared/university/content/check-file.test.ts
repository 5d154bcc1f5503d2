/** @jest-environment node */
import { ascending, email, file, href, linkedText, list, oneOf, picture, shape, text, unique, words } from './schema';
import { checkFile } from '@3eu/platform/build/content/check-file';
import { lineOf } from '@3eu/platform/build/content/fault';

const schema = file({
  page: shape({
    ...words('title', 'lede'),
    state: oneOf(['Connecticut', 'Maine']),
    email,
    picture,
    link: href,
    list: list(shape({ ...words('id', 'answer'), subtitle: text.optional() })).check(unique('id', ({ id }) => id)),
  }),
});

const source = `export const page = {
  title: 'Visit',
  lede: 'Wear shoes that forgive gravel.',
  state: 'Maine',
  email: 'aid@3eu.example',
  picture: quad,
  link: '/about',
  list: [
    { id: 'one', answer: 'Yes.' },
    {
      id: 'two',
      answer: 'No.',
    },
  ],
} as const satisfies Content<'visit'>['page'];
`;

const page = {
  title: 'Visit',
  lede: 'Wear shoes that forgive gravel.',
  state: 'Maine',
  email: 'aid@3eu.example',
  picture: { hash: '1', focus: [0, 0] },
  link: '/about',
  list: [
    { id: 'one', answer: 'Yes.' },
    { id: 'two', answer: 'No.' },
  ],
};

const lines = (changes: object) =>
  checkFile({ file: 'x.ts', source, content: { page: { ...page, ...changes } }, schema }).map(lineOf);

test('content that is as its schema says has no fault', () => expect(lines({})).toEqual([]));

test.each([
  [{ state: 'Conneticut' }, 'x.ts:4: page.state: is unknown: "Conneticut". Did you mean Connecticut?'],
  [{ email: 'aid3eu.example' }, 'x.ts:5: page.email: is no e-mail address: expected a name, an @ and a host'],
  [{ picture: undefined }, 'x.ts:6: page.picture: is no picture of @3eu/university/pictures'],
  [{ lede: undefined }, 'x.ts:3: page.lede: has no value: write a text, or correct the fact that it names'],
  [{ lede: '' }, 'x.ts:3: page.lede: is empty'],
  [{ lede: 'Apply by undefined.' }, 'x.ts:3: page.lede: names a value that is not there'],
  [{ title: 'x'.repeat(91) }, 'x.ts:2: page.title: has 91 letters: expected at most 90'],
  [{ list: [] }, 'x.ts:8: page.list: is empty: expected at least one entry'],
  [{ lede: 7 }, 'x.ts:3: page.lede: is not what belongs here: expected a text'],
  [{ list: [page.list[0], { id: 'two' }] }, 'x.ts:12: page.list["two"].answer: is missing: write a text'],
  [
    { list: [page.list[0], { ...page.list[1], id: 'one' }] },
    'x.ts:10: page.list["one"]: has the same id as another: one',
  ],
])('one fault is one line with its place: %j', (changes, line) => expect(lines(changes)).toEqual([line]));

describe('a text that may hold links', () => {
  const linked = file({ note: linkedText });
  const said = (note: unknown) =>
    checkFile({ file: 'x.ts', source: 'export const note = [];', content: { note }, schema: linked }).map(lineOf);
  const link = { label: 'the history', href: '/about#history' };

  test('is plain, or pieces and links', () => {
    expect(said('Read the history.')).toEqual([]);
    expect(said(['Read ', link, '.'])).toEqual([]);
    expect(said([link, ' (', link, ')'])).toEqual([]);
  });

  test.each([
    [undefined, 'x.ts:1: note: has no value: write a text, or correct the fact that it names'],
    [7, 'x.ts:1: note: is not what belongs here: expected a text'],
    [[], 'x.ts:1: note: is empty: expected at least one entry'],
    ['', 'x.ts:1: note: is empty'],
    [['Read', link], 'x.ts:1: note["the history"]: touches the words before it: write a space between them'],
    [['Read ', { ...link, label: 7 }], 'x.ts:1: note[1].label: is not what belongs here: expected a text'],
    ...[undefined, 'https://', 'https:///x', '/visit\n', '/vi sit', '#'].map((href): [unknown, string] => [
      ['Read ', { label: 'it', href }],
      'x.ts:1: note["it"].href: is no address: expected it to begin with /, #, https:// and a host, mailto: or tel:, without spaces',
    ]),
  ])('has one line for a fault: %j', (note, line) => expect(said(note)).toEqual([line]));
});

test('every field that is a sentence may hold links, and no label does', () => {
  const content = { page: { lede: ['See ', { label: 'it', href: '/about' }, '.'], label: 'About' } };
  const found = (value: object) =>
    checkFile({
      file: 'x.ts',
      source,
      content: value as typeof content,
      schema: file({ page: shape(words('lede', 'label')) }),
    });
  expect(found(content)).toEqual([]);
  expect(found({ page: { lede: 'See it.', label: content.page.lede } })).toHaveLength(1);
});

test('a field by a wrong name is one line: that the right one is missing follows from it', () => {
  const { lede, ...rest } = page;
  const content = { page: { ...rest, leed: lede } };
  expect(checkFile({ file: 'x.ts', source, content, schema }).map(lineOf)).toEqual([
    'x.ts:1: page.leed: is no field of this place. Did you mean lede?',
  ]);
});

test('a file that nobody has described is named', () => {
  expect(checkFile({ file: 'x.ts', source, content: {}, schema: undefined }).map(lineOf)).toEqual([
    'x.ts:1: has no schema: describe it in schemas.ts',
  ]);
});

test('a list is in order', () => {
  const dates = file({ days: list(text).check(ascending('date', (date) => date)) });
  const content = { days: ['2025-02-01', '2025-01-01'] };
  expect(checkFile({ file: 'x.ts', source: '', content, schema: dates }).map(lineOf)).toEqual([
    'x.ts:1: days[1]: is not in its place: the list is in order of date',
  ]);
});
