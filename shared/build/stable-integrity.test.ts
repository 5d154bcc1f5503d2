/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { installedVersion } from './federation';
import { StableIntegrityPlugin, withSortedTable } from './stable-integrity';

/** The bundler whose output the plugin knows. With another one, see that the tests below still say what they should. */
const knownBundler = '2.3.2';

test(`the bundler is ${knownBundler}, whose table of hashes the plugin knows`, () => {
  expect(installedVersion('@rspack/core')).toBe(knownBundler);
});

test('a table is sorted, and nothing else is touched', () => {
  expect(withSortedTable('a();n.sriHashes={9:"sha384-b",10:"sha384-a"};z({2:1,1:2})')).toBe('a();n.sriHashes={10:"sha384-a",9:"sha384-b"};z({2:1,1:2})');
  expect(withSortedTable('a({2:1,1:2})')).toBeNull();
});

test('an entry that the bundler writes has the table, sorted', async () => {
  const path = mkdtempSync(join(tmpdir(), 'integrity-'));
  const pages = [1, 2, 3, 4, 5, 6].map((page) => `import('data:text/javascript,export const page = ${page}');`);
  const compiler = rspack({
    mode: 'production',
    entry: `data:text/javascript,${encodeURIComponent(pages.join(''))}`,
    optimization: { chunkIds: 'natural' },
    output: { path, crossOriginLoading: 'anonymous', filename: 'entry.js' },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }), new StableIntegrityPlugin()],
  });
  await new Promise<void>((resolve, reject) => compiler.run((error, stats) => (error || stats!.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve())));
  await new Promise((resolve) => compiler.close(resolve));
  const entry = readFileSync(join(path, 'entry.js'), 'utf8');
  rmSync(path, { recursive: true });
  expect(withSortedTable(entry)).toBe(entry);
  expect(entry.match(/"sha384-[A-Za-z0-9+/=]{64}"/g)).toHaveLength(pages.length);
});
