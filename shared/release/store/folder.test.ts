/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contents, release } from '../testing/store';
import { folderStore, readRelease } from './folder';
import { diskIo, type Io } from './io';

jest.setTimeout(60_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const live = (path: string) => readFileSync(join(root, 'live', path), 'utf8');

test('a release is a complete tree, and live points to its public folder', async () => {
  const store = folderStore(root);
  expect((await store.read()).number).toBe(0);
  expect(await release(store, { 'public/a': 'one', 'public/folder/b': 'two', 'private/c': 'three' })).toBe('claimed');
  expect(readlinkSync(join(root, 'live'))).toBe('releases/1/public');
  expect(live('folder/b')).toBe('two');
  expect(await release(store, { 'public/a': 'new', 'public/folder/b': null })).toBe('claimed');
  expect(await contents(store)).toEqual({ 'private/c': 'three', 'public/a': 'new' });
  expect(readFileSync(join(root, 'releases/1/public/a'), 'utf8')).toBe('one');
});

test('an unchanged file is shared with the previous release, even when written again', async () => {
  const store = folderStore(root);
  await release(store, { 'public/a': 'one', 'public/b': 'two' });
  await release(store, { 'public/a': 'one', 'public/c': 'three' });
  const inode = (number: number, path: string) => statSync(join(root, 'releases', String(number), path)).ino;
  for (const path of ['public/a', 'public/b']) expect(inode(2, path)).toBe(inode(1, path));
});

test('of two releases from the same one, one is told that the number is taken', async () => {
  const store = folderStore(root);
  const from = await store.read();
  expect(await release(store, { 'public/a': 'first' }, from)).toBe('claimed');
  expect(await release(store, { 'public/a': 'second' }, from)).toBe('taken');
  expect(live('a')).toBe('first');
  expect(readdirSync(join(root, 'drafts'))).toEqual([]);
});

test('only one of several simultaneous claims gets the number', async () => {
  const from = await folderStore(root).read();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => release(folderStore(root), { 'public/a': String(index) }, from)),
  );
  expect(answers.filter((answer) => answer === 'claimed')).toHaveLength(1);
  expect(readdirSync(join(root, 'releases'))).toEqual(['1']);
});

test('concurrent releases that retry all go live, and none is lost', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `public/${index}`);
  await Promise.all(
    names.map(async (name) => {
      while ((await release(folderStore(root), { [name]: name })) === 'taken');
    }),
  );
  expect(Object.keys(await contents(folderStore(root)))).toEqual(names);
  expect(readlinkSync(join(root, 'live'))).toBe('releases/8/public');
});

test('reading a site with a newer release than the live one points live to it', async () => {
  const store = folderStore(root);
  await release(store, { 'public/a': 'one' });
  const broken: Io = { ...diskIo, symlink: () => Promise.reject(new Error('power cut')) };
  await expect(release(folderStore(root, { io: broken }), { 'public/a': 'two' })).rejects.toThrow('power cut');
  expect(live('a')).toBe('one');
  await store.read();
  expect(live('a')).toBe('two');
});

/** A disk that ends the process at its nth step: nothing after it happens, not even cleaning up. */
function killedAt(step: number): { io: Io; steps: () => number } {
  let steps = 0;
  const wrapped = Object.fromEntries(
    Object.entries(diskIo).map(([name, operation]) => [
      name,
      (...args: never[]) => {
        steps += 1;
        if (steps > step) return Promise.reject(new Error('killed'));
        return (operation as (...given: never[]) => unknown)(...args);
      },
    ]),
  );
  return { io: wrapped as Io, steps: () => steps };
}

const outdatedAtOnce = { keep: 1, recent: 0 };

test('killed at any step, a release leaves the site intact, and the next one works', async () => {
  const [first, old, next] = [
    { 'public/a': 'first', 'public/deep/b': 'first', 'public/gone/d': 'first', 'private/c': 'kept' },
    { 'public/a': 'old', 'public/deep/b': 'old', 'public/gone/d': null },
    { 'public/a': 'new', 'public/deep/b': 'new' },
  ];
  const begin = async () => {
    rmSync(root, { recursive: true });
    for (const files of [first, old]) await release(folderStore(root), files);
  };
  const attempt = async (step: number) => {
    const disk = killedAt(step);
    await release(folderStore(root, { io: disk.io }), next).catch(() => undefined);
    return disk.steps();
  };
  await begin();
  const all = await attempt(Infinity);
  expect(all).toBeGreaterThan(20);
  for (let step = 0; step <= all; step += 1) {
    await begin();
    await attempt(step);
    const seen = [live('a'), live('deep/b')];
    expect([
      ['old', 'old'],
      ['new', 'new'],
    ]).toContainEqual(seen);
    expect(await release(folderStore(root), { 'public/d': 'more' })).toBe('claimed');
    expect(live('d')).toBe('more');
    const { 'public/a': a, 'public/deep/b': b, ...rest } = await contents(folderStore(root));
    expect(a).toBe(b);
    expect(rest).toEqual({ 'public/d': 'more', 'private/c': 'kept' });
  }
});

/** A disk that has room for this many more files and folders: the first write after that is cut short. */
function fullAfter(room: number): { io: Io; made: () => number } {
  let made = 0;
  const isFull = () => (made += 1) > room;
  const full = () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
  const io: Io = {
    ...diskIo,
    mkdir: (path) => (!existsSync(path) && isFull() ? full() : diskIo.mkdir(path)),
    link: (from, to) => (isFull() ? full() : diskIo.link(from, to)),
    write: (path, content) =>
      isFull() ? diskIo.write(path, content.subarray(0, 1)).then(full) : diskIo.write(path, content),
  };
  return { io, made: () => made };
}

test('a disk full at any file keeps the old site, and the next release works given room', async () => {
  const [old, next] = [
    { 'public/a': 'old', 'public/deep/b': 'old', 'private/c': 'kept' },
    { 'public/a': 'new', 'public/deep/b': 'new', 'public/deeper/d': 'new' },
  ];
  const begin = async () => {
    rmSync(root, { recursive: true });
    await release(folderStore(root), old);
  };
  await release(folderStore(root), old);
  const disk = fullAfter(Infinity);
  await release(folderStore(root, { io: disk.io }), next);
  expect(disk.made()).toBeGreaterThan(8);
  // The last file notes the number, and a release does without it.
  const last = disk.made() - 1;
  await begin();
  expect(await release(folderStore(root, { io: fullAfter(last).io }), next)).toBe('claimed');
  for (let room = 0; room < last; room += 1) {
    await begin();
    await expect(release(folderStore(root, { io: fullAfter(room).io }), next)).rejects.toThrow('no room');
    expect(await contents(folderStore(root))).toEqual(old);
    expect(await release(folderStore(root), next)).toBe('claimed');
    expect(await contents(folderStore(root))).toEqual({ ...old, ...next });
  }
});

test('outdated releases are deleted', async () => {
  const store = folderStore(root, outdatedAtOnce);
  for (const name of ['a', 'b', 'c', 'd']) await release(folderStore(root), { [`public/${name}`]: name });
  await store.tidy();
  expect(readdirSync(join(root, 'releases'))).toEqual(['4']);
  await release(store, { 'public/e': 'e' });
  expect(Object.keys(await contents(store))).toHaveLength(5);
});

test('on a disk without hard links, files are copied, with a single warning', async () => {
  const said: string[] = [];
  const io: Io = { ...diskIo, link: () => Promise.reject(Object.assign(new Error('no links'), { code: 'EPERM' })) };
  const store = folderStore(root, { io, warn: ({ code }) => said.push(code) });
  await release(store, { 'public/a': 'one', 'public/b': 'two' });
  await release(store, { 'public/c': 'three' });
  expect(Object.keys(await contents(store))).toHaveLength(3);
  expect(said).toHaveLength(1);
});

test('files and folders are flushed to disk before the number is claimed', async () => {
  const calls: string[] = [];
  const short = (path: string) => path.replace(/.*drafts\/[^/]+/, 'draft').replace(root, '');
  const io: Io = {
    ...diskIo,
    flushAll: async (folder, paths) => {
      await diskIo.flushAll(folder, paths);
      calls.push(...paths.map((path) => `flush ${short(path)}`).sort());
    },
    flush: async (path) => void (await diskIo.flush(path), calls.push(`flush ${short(path)}`)),
    rename: async (from, to) => void (await diskIo.rename(from, to), calls.push(`rename ${short(from)}`)),
  };
  await release(folderStore(root, { io }), { 'public/deep/a': 'one' });
  expect(calls.slice(0, calls.indexOf('rename draft'))).toEqual([
    'flush draft',
    'flush draft/files.json',
    'flush draft/public',
    'flush draft/public/deep',
    'flush draft/public/deep/a',
  ]);
  expect(calls[calls.indexOf('rename draft') + 1]).toBe('flush /releases');
});

test('a file that differs from the released one is not read and not released again; writing it again repairs it', async () => {
  const store = folderStore(root);
  await release(store, { 'public/a.js': 'script', 'public/a.js.br': 'small' });
  writeFileSync(join(root, 'releases/1/public/a.js'), 'strict');
  const words = 'a.js is missing, or differs from the file that was released';
  await expect((await store.read()).read('public/a.js')).rejects.toThrow(words);
  await expect(release(store, { 'public/b': 'more' })).rejects.toThrow(words);
  truncateSync(join(root, 'releases/1/public/a.js.br'), 0);
  await expect(release(store, { 'public/a.js': 'script' })).rejects.toThrow('a.js.br is missing, or differs');
  expect(await release(store, { 'public/a.js': 'script', 'public/a.js.br': 'small' })).toBe('claimed');
  expect(await contents(store)).toEqual({ 'public/a.js': 'script', 'public/a.js.br': 'small' });
});

test('drafts are deleted once nobody has touched them for a day', async () => {
  const store = folderStore(root);
  await release(store, { 'public/a': 'one' });
  for (const name of ['own', 'left-over']) mkdirSync(join(root, 'drafts', name));
  const before = Date.now() / 1000 - 24 * 3600 - 1;
  utimesSync(join(root, 'drafts/left-over'), before, before);
  // The disk's clock counts, not that of a machine which is ahead.
  const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 48 * 3600 * 1000);
  await store.tidy();
  ahead.mockRestore();
  expect(readdirSync(join(root, 'drafts'))).toEqual(['own']);
});

test('a draft that is deleted while it is made does not go live', async () => {
  const store = folderStore(root);
  await release(store, { 'public/a': 'one', 'public/b': 'two' });
  const io: Io = {
    ...diskIo,
    rename: async (from, to) => {
      if (to.endsWith('releases/2')) rmSync(join(from, 'public/b'));
      await diskIo.rename(from, to);
    },
  };
  await expect(release(folderStore(root, { io }), { 'public/a': 'new' })).rejects.toThrow('public/b is missing');
  expect([readlinkSync(join(root, 'live')), readdirSync(join(root, 'releases'))]).toEqual(['releases/1/public', ['1']]);
  expect(await release(store, { 'public/a': 'new' })).toBe('claimed');
});

test('a number is not used again after its release was removed', async () => {
  const store = folderStore(root);
  for (const name of ['a', 'b', 'c']) await release(store, { [`public/${name}`]: name });
  for (const number of [3, 2]) rmSync(join(root, `releases/${number}`), { recursive: true });
  expect(await store.read()).toMatchObject({ number: 1, next: 4 });
  expect(readlinkSync(join(root, 'live'))).toBe('releases/1/public');
  expect(await store.read()).toMatchObject({ number: 1, next: 4 });
  expect(await release(store, { 'public/d': 'd' })).toBe('claimed');
  expect(readdirSync(join(root, 'releases'))).toEqual(['1', '4']);
  expect(await contents(store)).toEqual({ 'public/a': 'a', 'public/d': 'd' });
});

test.each([
  ['a folder', 'public/deep', '/etc'],
  ['a file', 'public/passwd.txt', '/etc/passwd'],
  ['the public folder', 'public', '/etc'],
])('a release in which %s is a link is refused', async (_what, path, target) => {
  const store = folderStore(root);
  await release(store, { 'public/a': 'one', 'private/b': 'two' });
  rmSync(join(root, 'releases/1', path), { recursive: true, force: true });
  symlinkSync(target, join(root, 'releases/1', path));
  await expect(store.read()).rejects.toThrow(`${path} is a link`);
  await expect(readRelease(join(root, 'releases/1'))).rejects.toThrow(`${path} is a link`);
});

test('a release whose index leads out of it is refused', async () => {
  const store = folderStore(root);
  await release(store, { 'public/a': 'one' });
  writeFileSync(join(root, 'releases/1/files.json'), JSON.stringify({ 'public/../../../a': ['0'.repeat(64), 1] }));
  await expect(store.read()).rejects.toThrow('files.json cannot be read, or is not the index of a release');
});

test('a folder that is not a site of this layout is refused', async () => {
  writeFileSync(join(root, 'remotes.json'), '{}');
  await expect(folderStore(root).read()).rejects.toThrow('an earlier layout');
  rmSync(join(root, 'remotes.json'));
  writeFileSync(join(root, 'package.json'), '{}');
  await expect(folderStore(root).read()).rejects.toThrow('is not a site: it contains package.json');
  await expect(folderStore(join(root, 'package.json')).read()).rejects.toThrow('is a file, but a site is a folder');
});

test('settings that cannot be read are reported with their file', async () => {
  mkdirSync(join(root, 'config.json'));
  await expect(folderStore(root).read()).rejects.toThrow(`${join(root, 'config.json')} cannot be read. EISDIR`);
});

test('what a release writes may be read by a host under another account, whatever the umask is', async () => {
  const before = process.umask(0o077);
  try {
    await release(folderStore(root), { 'public/deep/a': 'one' });
  } finally {
    process.umask(before);
  }
  const modes = [
    'releases',
    'releases/1',
    'releases/1/public/deep',
    'releases/1/public/deep/a',
    'releases/1/files.json',
  ];
  expect(modes.map((path) => (statSync(join(root, path)).mode & 0o777).toString(8))).toEqual([
    ...['755', '755', '755'],
    ...['644', '644'],
  ]);
});

test('a file that may not be read is not called damaged', async () => {
  const io: Io = {
    ...diskIo,
    read: (path) =>
      path.endsWith('public/a')
        ? Promise.reject(Object.assign(new Error('EACCES'), { code: 'EACCES', path }))
        : diskIo.read(path),
  };
  await release(folderStore(root), { 'public/a': 'one' });
  await expect((await folderStore(root, { io }).read()).read('public/a')).rejects.toThrow(
    'may not be read by this account',
  );
});

test('a site may be reached through a link', async () => {
  await release(folderStore(join(root, 'site')), { 'public/a': 'one' });
  symlinkSync(join(root, 'site'), join(root, 'link'));
  expect((await folderStore(join(root, 'link')).read()).number).toBe(1);
});

test('where the link has become a folder, as in a copy that followed links, it is said and put right', async () => {
  const said: string[] = [];
  await release(folderStore(root), { 'public/a': 'one' });
  rmSync(join(root, 'live'));
  mkdirSync(join(root, 'live'));
  writeFileSync(join(root, 'live/a'), 'one');
  await folderStore(root, { warn: ({ code }) => said.push(code) }).read();
  expect([readlinkSync(join(root, 'live')), said]).toEqual(['releases/1/public', ['live-was-a-folder']]);
  expect(await release(folderStore(root), { 'public/a': 'two' })).toBe('claimed');
  expect(live('a')).toBe('two');
});

test.each(['9'.repeat(15), 'NaN', '-1', '1e9'])('the last number %s is none', async (text) => {
  await release(folderStore(root), { 'public/a': 'one' });
  writeFileSync(join(root, 'last-number'), text);
  expect(await release(folderStore(root), { 'public/a': 'two' })).toBe('claimed');
  expect(readdirSync(join(root, 'releases'))).toEqual(['1', '2']);
});

test('a name that is no text, beside releases and among their files, does no harm', async () => {
  const store = folderStore(root, outdatedAtOnce);
  await release(store, { 'public/a': 'one' });
  const odd = Buffer.from('caf\xe9', 'latin1');
  for (const folder of ['releases', 'releases/1/public', 'drafts'])
    writeFileSync(Buffer.concat([Buffer.from(`${join(root, folder)}/`), odd]), '');
  expect((await store.read()).strangers).toHaveLength(1);
  expect(await release(store, { 'public/a': 'two' })).toBe('claimed');
  await store.tidy();
  expect(await contents(store)).toEqual({ 'public/a': 'two' });
});
