/** @jest-environment node */
import { join, resolve } from 'node:path';
import { numberSchema, placeIn, readIndex } from './layout';

const hash = 'a'.repeat(64);
const read = (path: string, entry: unknown = [hash, 1]) => readIndex(JSON.stringify({ [path]: entry }));

test('an index of clean paths, hashes and sizes is read', () => {
  for (const path of ['public/index.html', 'public/.well-known/security.txt', 'private/versions/campus/a..b.js'])
    expect([...read(path)]).toEqual([[path, [hash, 1]]]);
});

test.each([
  'index.html',
  'public',
  'public/',
  'public//a',
  'public/../../cron-job',
  'private/./a',
  'public/a/..',
  '/etc/passwd',
  'drafts/a',
  'public/a\nb',
  'public/a\0',
])('the path %j is refused', (path) => {
  expect(() => read(path)).toThrow();
});

test.each([
  [['../../../../etc/passwd', 1]],
  [['A'.repeat(64), 1]],
  [[hash, -1]],
  [[hash, 1.5]],
  [[hash, 2 ** 53]],
  [[hash, '1']],
  [[hash]],
  [[hash, 1, 'A'.repeat(32)]],
  [[hash, 1, 'a'.repeat(32), 1]],
  [null],
])('the entry %j is refused', (entry) => {
  expect(() => read('public/a', entry)).toThrow();
});

test.each([0, -1, 1.5, 2 ** 53, '1', null])('the number %j is refused', (number) => {
  expect(numberSchema.safeParse({ number }).success).toBe(false);
});

test('a path becomes a place below its folder, and nowhere else', () => {
  expect(placeIn('some/folder', 'public/a')).toBe(resolve(join('some/folder', 'public/a')));
  for (const path of ['', '.', '..', '../a', 'public/../../a', 'public/../a', '/etc/passwd', 'public//a'])
    expect(() => placeIn('some/folder', path)).toThrow('is not the path of a file');
});
