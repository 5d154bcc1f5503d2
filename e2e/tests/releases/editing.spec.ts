import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';
import { checkout, type Checkout } from '../../releases/checkout';
import { applyEdits, clearUp, siteCopy, type Edits } from '../../releases/delivery';

/** What editors do to content, in a copy of the project: what is right passes, what is wrong is one line with its place. */
test.describe.configure({ mode: 'default', timeout: 900_000 });

let copy: Checkout;
let site: string;
test.beforeAll(() => {
  copy = checkout({});
  site = siteCopy();
});
test.afterAll(() => clearUp(copy.root, site));

const faults = () => copy.check().stderr.trim().split('\n');

/** An edit that is taken back afterwards. */
function edited<T>(edits: Edits, look: () => T): T {
  const before: Record<string, string> = {};
  applyEdits(
    copy.root,
    Object.fromEntries(
      Object.entries(edits).map(([file, edit]) => [
        file,
        (text: string) => {
          before[file] = text;
          return edit(text);
        },
      ]),
    ),
  );
  const seen = look();
  applyEdits(copy.root, Object.fromEntries(Object.entries(before).map(([file, text]) => [file, () => text])));
  return seen;
}

/** Several edits at once, those of one file one after the other. */
function together(all: readonly Edits[]): Edits {
  const files = [...new Set(all.flatMap((edits) => Object.keys(edits)))];
  return Object.fromEntries(
    files.map((file) => [file, (text: string) => all.reduce((so, edits) => edits[file]?.(so) ?? so, text)]),
  );
}

const replacing = (from: string, to: string) => (text: string) => text.replace(from, to);

const entries = 'mfe-support/src/content/knowledge-base/entries.ts';
const counselors = 'mfe-admissions/src/content/counselor-list.ts';
const readers = 'mfe-admissions/src/content/readers.ts';
const deadlines = 'shared/src/site/deadlines.ts';

const seventhCounselor = `  {
    ...noor,
    title: 'Admissions Counselor',
    email: 'noor.rahimi@3eu.example',
    phone: '+1 (555) 010-0157',
    specialties: ['Ranch schools'],
    territories: ['Wyoming'],
    education: 'B.A. in geography',
    experience: '2 years in admissions',
    bio: 'Knows every road there is, and most of the dogs.',
  },
] as const satisfies`;

const further = `  {
    id: 'lost-and-found',
    question: 'Where is lost and found?',
    answer: 'At the desk of the domed library, until June.',
    url: '/',
    category: 'General',
    priority: 3,
  },
] as const satisfies`;

const right: Edits = {
  [deadlines]: replacing("day('February', 1, academicYear)", "day('February', 10, academicYear)"),
  'shared/src/site/fees.ts': replacing("'$4,200'", "'$4,350'"),
  [entries]: replacing('] as const satisfies', further),
  [readers]: (text) =>
    text
      .replace('  counselorThomasLindqvist,\n', '  counselorThomasLindqvist,\n  storyNoorRahimi,\n')
      .replace(
        '] as const satisfies',
        "  { name: 'Noor Rahimi', region: 'Wyoming', portrait: storyNoorRahimi },\n] as const satisfies",
      ),
  [counselors]: (text) =>
    text
      .replace("      'Wyoming',\n", '')
      .replace('grace] = readers', 'grace, noor] = readers')
      .replace('] as const satisfies', seventhCounselor),
};

/** What keeps a package from being read, and so hides what else is wrong in it. */
const unreadable = ['a comma too few', 'a picture that does not exist'];

/** Wrong edits, each with the one line that it is told in. */
const wrong: [what: string, edits: Edits, line: RegExp][] = [
  [
    'February 30',
    { [deadlines]: replacing("day('February', 1, academicYear)", "day('February', 30, academicYear)") },
    /^shared\/src\/site\/deadlines\.ts:\d+: aidDeadlines\.fafsaPriority: is no day of the calendar$/,
  ],
  [
    'an e-mail address without @ that many pages show',
    { 'shared/src/site/contact.ts': replacing('aid@3eu.example', 'aid3eu.example') },
    /^shared\/src\/site\/contact\.ts:\d+: contact\.financialAidEmail: is no e-mail address/,
  ],
  [
    'a missing answer',
    { [entries]: (text) => text.replace(/(id: 'where-is-the-campus',\n.*\n) +answer: .*\n/, '$1') },
    /^mfe-support\/src\/content\/knowledge-base\/entries\.ts:\d+: entries\["where-is-the-campus"\]\.answer: has no value: write a text/,
  ],
  [
    'an unknown state',
    { [counselors]: replacing("'Connecticut'", "'Conneticut'") },
    /^mfe-admissions\/src\/content\/counselor-list\.ts:\d+: counselors\["Adaeze Okonkwo"\]\.territories\[0\]: is unknown: "Conneticut"\. Did you mean Connecticut\?$/,
  ],
  [
    unreadable[1]!,
    { 'mfe-admissions/src/content/admissions.ts': (text) => text.replaceAll('visitorCenter', 'visitorCentre') },
    /^mfe-admissions\/src\/content\/admissions\.ts:\d+: there is no visitorCentre in @3eu\/shared\/pictures\. Did you mean visitorCenter\?$/,
  ],
  [
    unreadable[0]!,
    { 'mfe-campus/src/content/visit.ts': replacing("title: 'Visit the campus',", "title: 'Visit the campus'") },
    /^mfe-campus\/src\/content\/visit\.ts:\d+: cannot be read: /,
  ],
  [
    'a price in another form',
    { 'shared/src/site/fees.ts': replacing("application: '$75'", "application: '80 dollars'") },
    /^shared\/src\/site\/fees\.ts:\d+: fees\.application: is no price/,
  ],
  [
    'a field by a wrong name',
    { 'mfe-campus/src/content/visit.ts': replacing('lede:', 'leed:') },
    /^mfe-campus\/src\/content\/visit\.ts:\d+: visit\.header\.leed: is no field of this place\. Did you mean lede\?$/,
  ],
];

test('each wrong edit is one line with its place', () => {
  // Facts of the site are looked at before the pages that show them: three runs in all.
  const roundOf = ([what, edits]: (typeof wrong)[number]) =>
    unreadable.includes(what)
      ? 'unreadable'
      : Object.keys(edits)[0]!.startsWith('shared/src/site/')
        ? 'facts'
        : 'pages';
  for (const name of ['facts', 'unreadable', 'pages']) {
    const round = wrong.filter((each) => roundOf(each) === name);
    const lines = edited(together(round.map(([, edits]) => edits)), faults);
    for (const [what, , line] of round) expect(lines, what).toContainEqual(expect.stringMatching(line));
    expect(lines).toHaveLength(round.length);
  }
});

test('a picture whose file is gone is one line', () => {
  const file = join(copy.root, 'shared/pictures/masters/stadium.webp');
  renameSync(file, `${file}.away`);
  expect(faults()).toEqual([
    expect.stringMatching(
      /^shared\/src\/picture\/catalogue\/models\.ts:\d+: stadium: has no picture: .*stadium\.webp is missing$/,
    ),
  ]);
  renameSync(`${file}.away`, file);
});

test('a major whose module is gone is one line', () => {
  const file = join(copy.root, 'mfe-academics/src/pages/major/values/psychology.tsx');
  renameSync(file, `${file}.away`);
  expect(faults()).toEqual([
    expect.stringMatching(/^mfe-academics\/src\/descriptor\.ts:1: the module \.\/pages\/major\/psychology has no file/),
  ]);
  renameSync(`${file}.away`, file);
});

test('a later date, a further question, its low priority, a seventh counselor and a higher rent pass', () => {
  applyEdits(copy.root, right);
  const { status, stderr } = copy.check();
  expect([status, stderr]).toEqual([0, '']);
});

test('and may be released', { tag: '@night' }, () => {
  const { status, stdout, stderr } = copy.tool([
    ...['publish', 'admissions', 'campus', 'support'],
    ...['--dry-run', '--site', site],
  ]);
  expect(status, stdout + stderr).toBe(0);
});
