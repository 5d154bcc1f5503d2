/** @jest-environment node */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheIn, keyOf } from './cache';

let folder: string;
let made: string[];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'cache-')), 'made');
  made = [];
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const hours = (count: number) => new Date(Date.now() - count * 3600 * 1000);
const ask = async (words: string, cached = cacheIn(folder)) =>
  (
    await cached('words', [words], () => {
      made.push(words);
      return Promise.resolve(Buffer.from(`made of ${words}`));
    })
  ).toString();

test('what was made once is known to this process and the next, and made once where several ask at once', async () => {
  const cached = cacheIn(folder);
  expect(await Promise.all([ask('a', cached), ask('a', cached), ask('b', cached)])).toEqual([
    'made of a',
    'made of a',
    'made of b',
  ]);
  expect(await ask('a')).toBe('made of a');
  expect(made.toSorted()).toEqual(['a', 'b']);
});

test.each([
  ['cut off', (file: string) => truncateSync(file, 10)],
  ['empty', (file: string) => truncateSync(file, 0)],
  ['changed', (file: string) => writeFileSync(file, `${readFileSync(file, 'latin1')}!`, 'latin1')],
])('an entry that is %s is made again', async (_, damage) => {
  await ask('a');
  for (const name of readdirSync(folder)) damage(join(folder, name));
  expect(await ask('a')).toBe('made of a');
  expect(made).toEqual(['a', 'a']);
  expect(await ask('a')).toBe('made of a');
  expect(made).toHaveLength(2);
});

test('an entry under another’s name is made again', async () => {
  await ask('a');
  renameSync(join(folder, `words-${keyOf('a')}`), join(folder, `words-${keyOf('b')}`));
  expect(await ask('b')).toBe('made of b');
});

test('unused entries and drafts of killed processes are deleted; used entries stay', async () => {
  await ask('used');
  await ask('unused');
  writeFileSync(join(folder, 'words-x.12-1.tmp'), 'half a thi');
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), hours(49), hours(49));
  await ask('used');
  await ask('new', cacheIn(folder, 2));
  expect(readdirSync(folder).sort()).toEqual(['new', 'used'].map((words) => `words-${keyOf(words)}`).sort());
});

test('a folder that cannot be written costs time, and nothing else; nor does a failure stay', async () => {
  writeFileSync(folder, 'a file');
  expect([await ask('a'), await ask('a')]).toEqual(['made of a', 'made of a']);
  const cached = cacheIn(folder);
  await expect(cached('words', ['b'], () => Promise.reject(new Error('no words')))).rejects.toThrow('no words');
  expect(await ask('b', cached)).toBe('made of b');
});

test('a file that another process has just removed does not stop the others from being kept', async () => {
  await ask('a');
  const gone = join(folder, 'words-gone');
  writeFileSync(gone, '');
  const cached = cacheIn(folder);
  const asked = ask('b', cached);
  rmSync(gone);
  await asked;
  expect(await ask('b')).toBe('made of b');
  expect(made).toEqual(['a', 'b']);
});
