/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from '../store/folder';
import { release } from '../testing/store';
import { textOutput } from './output';
import { copyOf } from './serve';

const output = textOutput({ write: () => true });
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a release that is kept can be served; the site stays as it is', async () => {
  const store = folderStore(root);
  for (const word of ['one', 'two', 'three']) {
    await release(store, { 'public/index.html': word });
  }
  for (const [number, word] of [
    [2, 'two'],
    [undefined, 'three'],
  ] as const) {
    const { folder, remove } = await copyOf(root, store, number, output);
    expect(readFileSync(join(folder, 'live/index.html'), 'utf8')).toBe(word);
    remove();
  }
  expect(readFileSync(join(root, 'live/index.html'), 'utf8')).toBe('three');
  await expect(copyOf(root, store, 7, output)).rejects.toThrow('does not keep release 7. It keeps 3, 2, 1.');
});

test('of a site without a release, it is said how to make the first one', async () => {
  await expect(copyOf(root, folderStore(root), 1, output)).rejects.toThrow('First release everything');
});
