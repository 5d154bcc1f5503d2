/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashOf } from '../store/file-index';
import type { Tree } from '../store/store';
import { brotliWith, compressedForms } from './compress';
import { noMemory, type Memory } from './memory';

const page = Buffer.from('<p>Tours leave at ten.</p>'.repeat(20));

/** A cache whose content a test can inspect. */
function memoryWith(kept = new Map<string, Buffer>()): Memory & { kept: Map<string, Buffer> } {
  return {
    kept,
    recall: (name) => Promise.resolve(kept.get(name) ?? null),
    keep: (name, content) => Promise.resolve(void kept.set(name, Buffer.from(content))),
  };
}

/** A release with these files. */
function treeWith(files: Readonly<Record<string, Buffer>>): Tree {
  return {
    has: (path: string) => path in files,
    hash: (path: string) => files[path] && hashOf(files[path]),
    read: (path: string) => (files[path] ? Promise.resolve(files[path]) : Promise.reject(new Error(path))),
  } as unknown as Tree;
}

test('a file that was compressed before comes from the cache, unchanged', async () => {
  const memory = memoryWith();
  const compressed = await brotliWith(memory)('public/visit/index.html', page);
  expect(brotliDecompressSync(compressed).equals(page)).toBe(true);
  const keep = jest.spyOn(memory, 'keep');
  expect((await brotliWith(memory)('public/faq/index.html', page)).equals(compressed)).toBe(true);
  expect(keep).not.toHaveBeenCalled();
});

test.each([
  ['damaged', (compressed: Buffer) => compressed.subarray(0, 10)],
  ['not compressed', () => Buffer.from('{}')],
  ['that of another file', async () => brotliWith(noMemory)('public/a.html', Buffer.from('another'))],
])('a cached file is not used when it is %s', async (_, damage) => {
  const memory = memoryWith();
  const compressed = await brotliWith(memory)('public/visit/index.html', page);
  for (const name of memory.kept.keys()) memory.kept.set(name, await damage(compressed));
  expect((await brotliWith(memory)('public/visit/index.html', page)).equals(compressed)).toBe(true);
  expect([...memory.kept.values()].every((kept) => kept.equals(compressed))).toBe(true);
});

test('compressed files of the release are reused when intact, and made again otherwise', async () => {
  const path = 'public/visit/index.html';
  const brotli = brotliWith(noMemory);
  const made = Object.fromEntries(await compressedForms(path, page, treeWith({}), brotli));
  expect(Object.keys(made)).toEqual([`${path}.br`, `${path}.gz`]);
  expect(gunzipSync(made[`${path}.gz`]!).equals(page)).toBe(true);
  const intact = treeWith({ ...made, [path]: page });
  const damaged = (form: string) => form.endsWith('.gz');
  const stored: Tree = {
    ...intact,
    read: (form) => (damaged(form) ? Promise.reject(new Error('damaged')) : intact.read(form)),
  };
  const unasked = () => Promise.reject(new Error('Nobody has to compress what stands there.'));
  const forms = await compressedForms(path, page, stored, unasked);
  expect(Object.fromEntries(forms)).toEqual(made);
  const changed = await compressedForms(path, Buffer.from('<p>No tours.</p>'), intact, brotli);
  expect(gunzipSync(Object.fromEntries(changed)[`${path}.gz`]!).toString()).toBe('<p>No tours.</p>');
});

test('a picture is not compressed', async () => {
  expect(await compressedForms('public/pictures/quad.webp', page, treeWith({}), brotliWith(noMemory))).toEqual([]);
});
