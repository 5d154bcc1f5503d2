/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withLock } from './lock';

let folder: string;
let path: string;
let steps: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'dist/build');
  steps = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const locked = <T>(work: () => Promise<T>) => withLock(path, { step: (text) => void steps.push(text) }, work);

test('only one caller works at a time, each gets its turn, and those who wait say so once', async () => {
  let [working, most, done] = [0, 0, 0];
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await wait(2);
    working -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => locked(work)));
  expect([most, done]).toEqual([1, 5]);
  expect(steps).toEqual(Array.from({ length: 4 }, () => expect.stringContaining(`${path}.lock`) as string));
});

test('an error in the work releases the lock and reaches the caller', async () => {
  await expect(locked(() => Promise.reject(new Error('does not compile')))).rejects.toThrow('does not compile');
  expect(await locked(() => Promise.resolve('compiles'))).toBe('compiles');
  expect(steps).toEqual([]);
});

test('the lock of a process that was killed passes to the next caller', async () => {
  mkdirSync(`${path}.lock`, { recursive: true });
  utimesSync(`${path}.lock`, 0, 0);
  expect(await locked(() => Promise.resolve('works'))).toBe('works');
});

test('a lock of tomorrow, from a clock that was wrong, holds nobody up', async () => {
  mkdirSync(`${path}.lock`, { recursive: true });
  const tomorrow = Date.now() / 1000 + 86_400;
  utimesSync(`${path}.lock`, tomorrow, tomorrow);
  expect(await locked(() => Promise.resolve('works'))).toBe('works');
});

test('a lock that cannot be made is an error', async () => {
  writeFileSync(join(folder, 'dist'), 'a file');
  await expect(locked(() => Promise.resolve())).rejects.toThrow('dist');
});
