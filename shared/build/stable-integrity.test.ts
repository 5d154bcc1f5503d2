/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The bundler version whose output `stable-integrity.ts` knows. When it changes, make sure that the test below still
 * passes.
 */
const knownBundler = '2.2.9';

/** Modules of the build are ES modules, which Jest does not load: they run outside. */
const script = `
  import { rspack } from '@rspack/core';
  import { StableIntegrityPlugin, withSortedTable } from './stable-integrity.ts';
  const entry = [1, 2, 3, 4, 5, 6].map((page) => 'import("data:text/javascript,export const page = ' + page + '");').join('');
  const compiler = rspack({
    mode: 'production',
    entry: 'data:text/javascript,' + encodeURIComponent(entry),
    optimization: { chunkIds: 'natural' },
    output: { path: process.argv[1], crossOriginLoading: 'anonymous', filename: 'entry.js' },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }), new StableIntegrityPlugin()],
  });
  await new Promise((resolve, reject) => compiler.run((error, stats) => (error ?? stats.hasErrors() ? reject(error ?? stats.toString()) : resolve())));
  console.log(JSON.stringify({
    sorted: withSortedTable('a();n.sriHashes={9:"sha384-b",10:"sha384-a"};z({2:1,1:2})'),
    without: withSortedTable('a({2:1,1:2})'),
  }));
`;

test(`the bundler is ${knownBundler}, whose hash table the plugin knows`, () => {
  expect((createRequire(__filename)('@rspack/core/package.json') as { version: string }).version).toBe(knownBundler);
});

test('the hash table of an entry is sorted, and nothing else is touched', () => {
  const path = mkdtempSync(join(tmpdir(), 'integrity-'));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx/esm', '--input-type=module', '-e', script, path],
    { cwd: __dirname, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  expect(JSON.parse(stdout)).toEqual({
    sorted: 'a();n.sriHashes={10:"sha384-a",9:"sha384-b"};z({2:1,1:2})',
    without: null,
  });
  const entry = readFileSync(join(path, 'entry.js'), 'utf8');
  rmSync(path, { recursive: true });
  const table = /sriHashes=\{([^}]*)\}/.exec(entry)![1]!.split(',');
  expect(table).toHaveLength(6);
  expect(table).toEqual([...table].sort((a, b) => a.localeCompare(b, 'en')));
});
