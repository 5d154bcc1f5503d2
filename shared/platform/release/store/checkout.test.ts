/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { uncached } from '../cache';
import { release, root, store, withRepository } from '../testing/repository';
import { serve } from './checkout';

jest.setTimeout(60_000);
withRepository();

const page = 'public/visit/index.html';
const text = '<p>Tours leave at ten.</p>'.repeat(20);
const served = (path: string) => readFileSync(join(root, 'site/live', path));
const checkouts = () =>
  readdirSync(join(root, 'site/checkouts'))
    .map((name) => Number(name.split('-')[0]))
    .sort();
const published = async (files: Record<string, string>) => {
  await release(store('folder'), files);
  return serve(store('folder'), uncached);
};

test('a checkout has what visitors get, with its compressed forms, and nothing else', async () => {
  await published({ [page]: text, 'public/quad.webp': 'pixels', 'private/records.jsonl': 'secret' });
  expect(served('visit/index.html').toString()).toBe(text);
  expect(brotliDecompressSync(served('visit/index.html.br')).toString()).toBe(text);
  expect(gunzipSync(served('visit/index.html.gz')).toString()).toBe(text);
  expect(readdirSync(join(root, 'site/live')).sort()).toEqual(['quad.webp', 'visit']);
});

test('the newest checkout and the one before it stay, and what is served is never written to', async () => {
  await published({ [page]: 'one' });
  const before = join(root, 'site', readlinkSync(join(root, 'site/live')));
  for (const word of ['two', 'three']) await published({ [page]: word });
  expect(existsSync(before)).toBe(false);
  expect(checkouts()).toEqual([2, 3]);
  expect(served('visit/index.html').toString()).toBe('three');
});

test('a checkout that is missing or half made is made again, and what a killed process left goes', async () => {
  const live = await published({ [page]: 'one' });
  const draft = join(root, 'site/checkouts/draft-killed');
  mkdirSync(join(draft, 'public'), { recursive: true });
  const long = new Date(Date.now() - 10 * 3_600_000);
  utimesSync(draft, long, long);
  rmSync(join(root, 'site', readlinkSync(live), '..'), { recursive: true });
  await serve(store('folder'), uncached);
  expect(served('visit/index.html').toString()).toBe('one');
  rmSync(join(root, 'site/live'));
  await serve(store('folder'), uncached);
  expect([served('visit/index.html').toString(), checkouts()]).toEqual(['one', [1]]);
});

test.each(['live/stale.html', 'checkouts/mine/x', 'notes.txt'])(
  'what nobody here has made is never removed: a folder with %s is refused by name',
  async (file) => {
    mkdirSync(join(root, 'site', file, '..'), { recursive: true });
    writeFileSync(join(root, 'site', file), 'mine');
    await expect(release(store('folder'), { [page]: 'one' })).rejects.toMatchObject({ code: 'not-a-site' });
    expect(readFileSync(join(root, 'site', file), 'utf8')).toBe('mine');
  },
);

test('a live folder in place of the link is refused, and stays', async () => {
  const live = await published({ [page]: 'one' });
  rmSync(live);
  mkdirSync(live);
  writeFileSync(join(live, 'stale.html'), '');
  await expect(serve(store('folder'), uncached)).rejects.toMatchObject({ code: 'not-a-site' });
  expect(readdirSync(live)).toEqual(['stale.html']);
});

test('what did not change is the same file as in the checkout before, unless somebody has written to it', async () => {
  const [same, edited] = ['public/same/index.html', 'public/edited/index.html'];
  await published({ [page]: 'one', [same]: text, [edited]: text });
  const inode = (path: string) => statSync(join(root, 'site/live', path)).ino;
  const before = ['same/index.html', 'same/index.html.br', 'edited/index.html', 'visit/index.html'].map(inode);
  const later = new Date(Date.now() + 2000);
  writeFileSync(join(root, 'site/live/edited/index.html'), text.toUpperCase());
  utimesSync(join(root, 'site/live/edited/index.html'), later, later);
  await published({ [page]: 'two' });
  const after = ['same/index.html', 'same/index.html.br', 'edited/index.html', 'visit/index.html'].map(inode);
  expect(after.map((each, at) => each === before[at])).toEqual([true, true, false, false]);
  expect(served('edited/index.html').toString()).toBe(text);
});

test('a link is never turned back: whoever is slower finds the newest release', async () => {
  await published({ [page]: 'one' });
  await release(store('folder'), { [page]: 'two' });
  const slow = store('folder');
  const tree = await slow.read();
  await published({ [page]: 'three' });
  // It has read release 2, looks at the branch again while nobody else turns the link, and is killed after that.
  const reads = [() => Promise.resolve(tree), slow.read];
  const late = { ...slow, read: () => reads.shift()?.() ?? Promise.reject(new Error('killed')) };
  await expect(serve(late, uncached)).rejects.toThrow('killed');
  expect(served('visit/index.html').toString()).toBe('three');
});

test('a link is never turned back by whoever was held up longer than the lock holds', async () => {
  await published({ [page]: 'one' });
  await release(store('folder'), { [page]: 'two' });
  const slow = store('folder');
  const tree = await slow.read();
  const lock = join(root, 'site/checkouts/turning');
  const reads = [
    () => Promise.resolve(tree),
    async () => {
      // It holds the lock, has read release 2, and sleeps.
      utimesSync(lock, new Date(0), new Date(0));
      await published({ [page]: 'three' });
      mkdirSync(lock);
      return tree;
    },
  ];
  const late = { ...slow, read: () => reads.shift()?.() ?? Promise.reject(new Error('killed')) };
  await expect(serve(late, uncached)).rejects.toThrow('killed');
  expect(served('visit/index.html').toString()).toBe('three');
  // The lock that another process has taken since is left to it.
  expect(existsSync(lock)).toBe(true);
  rmSync(lock, { recursive: true });
});

test('hosts of another account can read it, whatever whoever releases keeps to themselves', async () => {
  const before = process.umask(0o077);
  try {
    await published({ [page]: 'one' });
  } finally {
    process.umask(before);
  }
  const rights = (path: string) => (statSync(join(root, path)).mode & 0o777).toString(8);
  expect(
    ['site', 'site/live', 'site/checkouts', 'site/live/visit', 'site/live/visit/index.html.br'].map(rights),
  ).toEqual([...Array(4).fill('755'), '644']);
});

test('processes that check out at once end at the newest release', async () => {
  await published({ [page]: 'one' });
  await release(store('folder'), { [page]: 'two' });
  const early = serve(store('folder'), uncached);
  await release(store('folder'), { [page]: 'three' });
  await Promise.all([early, serve(store('folder'), uncached), serve(store('folder'), uncached)]);
  expect(served('visit/index.html').toString()).toBe('three');
});

test('a disk that takes no more leaves what is served as it was', async () => {
  await published({ [page]: 'one' });
  await release(store('folder'), { [page]: 'two' });
  const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
  await expect(serve(store('folder'), full)).rejects.toThrow('ENOSPC');
  expect(served('visit/index.html').toString()).toBe('one');
  expect(checkouts()).toEqual([1]);
});
