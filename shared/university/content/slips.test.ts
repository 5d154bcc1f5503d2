/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { fieldOf, lineOf } from '@3eu/platform/build/content/fault';
import { compile, findings } from '@3eu/platform/build/content/findings';
import { lineOfField, parse } from '@3eu/platform/build/content/lines';
import { problemsIn } from '@3eu/platform/build/content/walk';

const path = join(__dirname, 'x.ts');
const types = `import type { Email, Href, LinkedText, PictureSource, Words } from './words';
import { aurora, fees } from './y';
type Item = Words<'id' | 'answer'> & { subtitle?: string };
type Page = Words<'title' | 'lede'> & {
  state: 'Connecticut' | 'Maine'; email: Email; picture: PictureSource; link: Href; list: readonly Item[];
};
`;
const page = `export const page = {
  title: 'Visit',
  lede: 'Wear shoes that forgive gravel.',
  state: 'Maine',
  email: 'aid@3eu.example',
  picture: aurora,
  link: '/about',
  list: [
    { id: 'one', answer: 'Yes.' },
    {
      id: 'two',
      answer: 'No.',
    },
  ],
} as const satisfies Page;
`;
const catalogue = `import type { PictureSource } from './words';
export declare const aurora: PictureSource;
export const fees = { application: 60 } as const;
`;

/** What the compiler's findings say of a file, its lines counted from where the content begins. */
function found(content: string, { facts = catalogue, cache }: { facts?: string; cache?: string } = {}) {
  const written = new Map([
    [path, types + content],
    [join(__dirname, 'y.ts'), facts],
  ]);
  const system: ts.System = {
    ...ts.sys,
    fileExists: (name) => written.has(name) || ts.sys.fileExists(name),
    readFile: (name) => written.get(name) ?? ts.sys.readFile(name),
  };
  const before = types.split('\n').length - 1;
  const program = compile([path], cache, system);
  const lines = findings(program, path).map(({ line, ...rest }) =>
    lineOf({ file: 'x.ts', line: line - before, ...rest }),
  );
  program.emit();
  return lines;
}

test('content that is as its type says has no fault', () => expect(found(page)).toEqual([]));

test.each([
  [`'Maine'`, `'Conneticut'`, 'x.ts:4: page.state: is unknown: "Conneticut". Did you mean Connecticut?'],
  ['aid@3eu', 'aid3eu', 'x.ts:5: page.email: is not what belongs here: expected a text like …@….…'],
  ['aurora,', `'aurora',`, 'x.ts:6: page.picture: is not what belongs here: expected a picture of the catalogue'],
  [`'Wear shoes that forgive gravel.'`, '7', 'x.ts:3: page.lede: is not what belongs here: expected a text'],
  [`  title: 'Visit',\n`, '', 'x.ts:1: page.title: is missing: write a text'],
  [`      answer: 'No.',\n`, '', 'x.ts:10: page.list["two"].answer: is missing: write a text'],
  ['lede:', 'leed:', 'x.ts:3: page.leed: is no field of this place. Did you mean lede?'],
  [`id: 'one',`, `id: 'one', more: 1,`, 'x.ts:9: page.list["one"].more: is no field of this place.'],
  [
    `'/about'`,
    `'about'`,
    'x.ts:7: page.link: is not what belongs here: expected an address: /visit, #part, https://, mailto: or tel:',
  ],
  [`'Visit'`, 'Visit', `x.ts:2: nothing is called Visit. A text stands between quotes: 'Visit'`],
  [`'Visit'`, 'fees.aplication', 'x.ts:2: there is no aplication in fees. Did you mean application?'],
])('%s written as %s is one line with its place', (right, wrong, line) =>
  expect(found(page.replace(right, wrong))).toEqual([line]),
);

test('a name that its file does not have is said with the nearest', () =>
  expect(found(`import { auror } from './y';\n${page}`)).toEqual([
    'x.ts:1: there is no auror in ./y. Did you mean aurora?',
  ]));

test.each([
  [`['Read ', { label: 'it', href: '/about' }, '.']`, []],
  [`['Read ', { label: 7, href: '/about' }]`, ['x.ts:1: note[1].label: is not what belongs here: expected a text']],
  ['7', ['x.ts:1: note: is not what belongs here: expected a text']],
])('a text that may hold links: %s', (note, lines) =>
  expect(found(`export const note = ${note} as const satisfies LinkedText;\n`)).toEqual(lines),
);

test('what was found before is kept, but not where a file that it needs has changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checked-'));
  const cache = join(folder, 'content');
  const content = `export const note = fees.application.toFixed();\n`;
  expect(found(content, { cache })).toEqual([]);
  const without = catalogue.replace('application', 'deposit');
  expect(found(content, { cache, facts: without })).toEqual([
    'x.ts:1: there is no application in fees. Available: deposit.',
  ]);
  expect(found(content, { cache })).toEqual([]);
  rmSync(folder, { recursive: true });
});

/** What is wrong with the values of a content that is written as above. */
const problems = (content: object) =>
  problemsIn(content).map(({ path: place, problem }) =>
    lineOf({ file: 'x.ts', line: lineOfField(parse(page), place), field: fieldOf(content, place), problem }),
  );
const list = [
  { id: 'one', answer: 'Yes.' },
  { id: 'two', answer: 'No.' },
];
const link = { label: 'the history', href: '/about#history' };
const day = (iso: string) => ({ iso, month: '', dates: '' });

test.each([
  [{ lede: '' }, 'x.ts:3: page.lede: is empty'],
  [{ lede: ' ' }, 'x.ts:3: page.lede: is empty'],
  [{ lede: 'It costs ${price}.' }, 'x.ts:3: page.lede: has ${…} in it, which is filled in between backticks alone'],
  [{ lede: undefined }, 'x.ts:3: page.lede: has no value: write one, or correct the fact that it names'],
  [{ lede: 'Apply by undefined.' }, 'x.ts:3: page.lede: names a value that is not there'],
  [{ lede: '<b>Wear</b> shoes.' }, 'x.ts:3: page.lede: has markup in it, which would be shown as it stands'],
  [{ lede: 'Wear **shoes**.' }, 'x.ts:3: page.lede: has markup in it, which would be shown as it stands'],
  [{ title: 'x'.repeat(91) }, 'x.ts:2: page.title: has 91 letters: expected at most 90'],
  [{ list: [] }, 'x.ts:8: page.list: is empty: expected at least one entry'],
  [{ list: [list[0], { ...list[1], id: 'one' }] }, 'x.ts:10: page.list["one"]: has the same id as another: one'],
  [
    { lede: ['Read', link] },
    'x.ts:3: page.lede["the history"]: touches the words before it: write a space between them',
  ],
  [{ list: [{ id: 'a', price: 0 }] }, 'x.ts:9: page.list["a"].price: is no price: expected more than 0'],
  [{ fees: { application: -75 } }, 'x.ts:1: page.fees.application: is no price: expected more than 0'],
  [{ lede: '2025-02-30' }, 'x.ts:3: page.lede: is no day of the calendar'],
  [
    { list: ['11-01', '01-15', '01-10', '03-01'].map((iso) => ({ id: iso, on: day(iso) })) },
    'x.ts:8: page.list["01-10"]: is not in its place: the list is in order of date',
  ],
])('what no type says is one line with its place: %j', (page, line) => expect(problems({ page })).toEqual([line]));

test.each(['https://', 'https:///x', '/visit\n', '/vi sit', '#'])('%j is no address', (href) =>
  expect(problemsIn({ href })).toMatchObject([
    { path: ['href'], problem: expect.stringContaining('is no address') as string },
  ]),
);

test('links and a list of days over the turn of a year are fine', () => {
  expect(problemsIn([link, ' (', link, ')'])).toEqual([]);
  expect(problemsIn(['09-01', '12-15', '02-01'].map((iso) => ({ on: day(iso) })))).toEqual([]);
});
