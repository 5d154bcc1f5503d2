/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { uncached } from '../cache';
import { formsOf } from './compress';

const page = Buffer.from('<p>Tours leave at ten.</p>'.repeat(20));

test('a file has its compressed forms beside it', async () => {
  const [br, gz] = await Promise.all(formsOf('public/visit/index.html').map(({ make }) => make(page, uncached)));
  expect(formsOf('public/visit/index.html').map(({ path }) => path)).toEqual([
    'public/visit/index.html.br',
    'public/visit/index.html.gz',
  ]);
  expect(brotliDecompressSync(br!).equals(page)).toBe(true);
  expect(gunzipSync(gz!).equals(page)).toBe(true);
});

test('a picture is not compressed', () => {
  expect(formsOf('public/pictures/quad.webp')).toEqual([]);
});
