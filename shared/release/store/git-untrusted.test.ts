/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from './folder';
import { hashOf } from './layout';
import { mirror } from './store';
import { inSite, pushed, release, root, store, withRepository } from '../testing/repository';

jest.setTimeout(120_000);
withRepository();

test('a branch cannot name files outside of it, by hash or by path', async () => {
  await release(store(), { 'public/a': 'one' });
  const secret = join(root, 'secret.txt');
  writeFileSync(secret, 'secret');
  const index = JSON.parse(inSite('cat-file', 'blob', 'live:files.json')) as object;
  const hash = hashOf(Buffer.from('evil'));
  for (const entry of [
    // The folder of a clone's files is three below the cache.
    { 'public/secret.txt': ['../../../../../secret.txt', 6] },
    { 'public/../../outside': [hash, 4] },
    { 'public/b': [hash, 4.5] },
  ]) {
    pushed({ 'files.json': JSON.stringify({ ...index, ...entry }), 'public/secret.txt': 'evil!!' });
    const folder = folderStore(join(root, 'folder'));
    await expect(mirror(store(), folder)).rejects.toThrow('files.json in git:');
    expect(existsSync(join(root, 'folder'))).toBe(false);
    inSite('update-ref', 'refs/heads/live', 'live~1');
  }
  pushed({ 'release.json': '{"number":1e400}' });
  await expect(store().read()).rejects.toThrow('release.json in git:');
});

test('a file that was replaced by one of the same size is not carried forward, even where the right one is known', async () => {
  const mine = store();
  await release(mine, { 'public/a': 'good' });
  await mine.read();
  pushed({ 'public/a': 'evil' });
  await expect((await mine.read()).read('public/a')).rejects.toThrow('public/a in git:');
  await expect(release(mine, { 'public/b': 'more' })).rejects.toThrow('public/a in git:');
  expect(await release(mine, { 'public/a': 'good' })).toBe('claimed');
  expect(inSite('cat-file', 'blob', 'live:public/a')).toBe('good');
});
