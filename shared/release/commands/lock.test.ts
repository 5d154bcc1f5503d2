/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownName } from '../store/owner';
import { withLock } from './lock';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'lock-')), 'dist/lock');
});
afterEach(() => rmSync(join(folder, '../..'), { recursive: true, force: true }));

test('of many at once one works at a time, and each gets the lock', async () => {
  let [working, most, done] = [0, 0, 0];
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await wait(2);
    working -= 1;
    done += 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(folder, work)));
  expect([most, done]).toEqual([1, 20]);
  expect(readdirSync(folder)).toEqual(['free']);
  expect(readdirSync(join(folder, '..'))).toEqual(['lock']);
});

test('who waits is told so, once; who does not is not', async () => {
  const [told, untold] = [jest.fn(), jest.fn()];
  await Promise.all([
    withLock(folder, () => wait(150), untold),
    wait(20).then(() => withLock(folder, () => Promise.resolve(), told)),
  ]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(untold).not.toHaveBeenCalled();
});

test('a fault of the work releases the lock, and is the caller’s', async () => {
  await expect(withLock(folder, () => Promise.reject(new Error('does not compile')))).rejects.toThrow(
    'does not compile',
  );
  expect(await withLock(folder, () => Promise.resolve('compiles'))).toBe('compiles');
});

/** Another process that has the lock, with its last heartbeat some seconds ago. */
function someoneElse(name: string, secondsAgo = 0) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), '');
  utimesSync(join(folder, name), Date.now() / 1000 - secondsAgo, Date.now() / 1000 - secondsAgo);
}

test.each([
  // No system gives this number to a process.
  ['is gone', ownName().replace(/\.\d+\./, '.99999999.'), 0],
  ['is gone, while another one has its number', ownName(), 100],
  ['was in a container that is gone', 'container.1.0123456789ab', 100],
])('the lock of a process that %s goes to the next one, and to one of them only', async (_, name, secondsAgo) => {
  someoneElse(name, secondsAgo);
  let working = 0;
  const work = async () => {
    expect((working += 1)).toBe(1);
    await wait(2);
    working -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(folder, work)));
  expect(readdirSync(folder)).toEqual(['free']);
});

test('a lock stays with its holder, however long that has waited for it, and long after its folder was made', async () => {
  await withLock(folder, () => Promise.resolve());
  utimesSync(join(folder, 'free'), 0, 0);
  let working = 0;
  const work = async () => {
    expect((working += 1)).toBe(1);
    await wait(100);
    working -= 1;
  };
  await Promise.all([withLock(folder, work), withLock(folder, work), withLock(folder, work)]);
});

test('a folder that is removed meanwhile is no fault, and whoever waits works', async () => {
  const first = withLock(folder, async () => {
    await wait(100);
    rmSync(folder, { recursive: true });
  });
  await wait(20);
  await withLock(folder, () => Promise.resolve());
  await first;
  expect(await withLock(folder, () => Promise.resolve('works'))).toBe('works');
});

test('a place where no folder can be made is told', async () => {
  mkdirSync(join(folder, '..'));
  writeFileSync(folder, 'a file');
  await expect(withLock(folder, () => Promise.resolve())).rejects.toThrow(folder);
});
