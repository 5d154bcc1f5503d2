/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownName } from '../store/owner';
import { inTurn } from './turn';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'turn-')), 'dist/turn');
});
afterEach(() => rmSync(join(folder, '../..'), { recursive: true, force: true }));

test('of many at once one works at a time, and each comes to its turn', async () => {
  let [working, most, done] = [0, 0, 0];
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await wait(2);
    working -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => inTurn(folder, work)));
  expect([most, done]).toEqual([1, 20]);
  expect(readdirSync(folder)).toEqual(['free']);
  expect(readdirSync(join(folder, '..'))).toEqual(['turn']);
});

test('who waits is told once for whom', async () => {
  const told = jest.fn();
  const [name] = await Promise.all([
    inTurn(folder, async () => {
      await wait(150);
      return readdirSync(folder)[0];
    }),
    wait(20).then(() => inTurn(folder, () => Promise.resolve(), told)),
  ]);
  expect(told.mock.calls).toEqual([[name]]);
});

test('a fault of the work gives the turn back, and is the caller’s', async () => {
  await expect(inTurn(folder, () => Promise.reject(new Error('does not compile')))).rejects.toThrow('does not compile');
  expect(await inTurn(folder, () => Promise.resolve('compiles'))).toBe('compiles');
});

test('the turn of a process that was killed goes to the next one, and to one of them only', async () => {
  mkdirSync(folder, { recursive: true });
  // No system gives this number to a process.
  writeFileSync(join(folder, ownName().replace(/\.\d+\./, '.99999999.')), '');
  let working = 0;
  const work = async () => {
    expect((working += 1)).toBe(1);
    await wait(2);
    working -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => inTurn(folder, work)));
  expect(readdirSync(folder)).toEqual(['free']);
});

test('a folder that is removed meanwhile is no fault, and whoever waits works', async () => {
  const first = inTurn(folder, async () => {
    await wait(100);
    rmSync(folder, { recursive: true });
  });
  await wait(20);
  await inTurn(folder, () => Promise.resolve());
  await first;
  expect(await inTurn(folder, () => Promise.resolve('works'))).toBe('works');
});

test('a place where no folder can be made is told', async () => {
  mkdirSync(join(folder, '..'));
  writeFileSync(folder, 'a file');
  await expect(inTurn(folder, () => Promise.resolve())).rejects.toThrow(folder);
});
