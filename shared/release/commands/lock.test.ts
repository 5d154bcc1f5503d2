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

test('only one caller works at a time, and each gets the lock', async () => {
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

test('a caller that has to wait is told once; one that does not is not told', async () => {
  const [told, untold] = [jest.fn(), jest.fn()];
  await Promise.all([
    withLock(folder, () => wait(150), untold),
    wait(20).then(() => withLock(folder, () => Promise.resolve(), told)),
  ]);
  expect(told).toHaveBeenCalledTimes(1);
  expect(untold).not.toHaveBeenCalled();
});

test('an error in the work releases the lock and reaches the caller', async () => {
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
  ['is gone, while another one has its process ID', ownName(), 100],
  ['was in a container that is gone', 'container.1.0123456789ab', 100],
])('the lock of a process that %s passes to one waiting caller at a time', async (_, name, secondsAgo) => {
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

test('a lock stays with its holder, however long it waited and however old the lock is', async () => {
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

test('removing the lock folder while it is in use does not stop waiting callers', async () => {
  const first = withLock(folder, async () => {
    await wait(100);
    rmSync(folder, { recursive: true });
  });
  await wait(20);
  await withLock(folder, () => Promise.resolve());
  await first;
  expect(await withLock(folder, () => Promise.resolve('works'))).toBe('works');
});

test('an error names the lock folder that cannot be created', async () => {
  mkdirSync(join(folder, '..'));
  writeFileSync(folder, 'a file');
  await expect(withLock(folder, () => Promise.resolve())).rejects.toThrow(folder);
});
