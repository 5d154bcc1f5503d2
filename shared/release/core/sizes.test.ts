/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { uncached } from '../cache';
import { remoteVersion } from '../testing/versions';
import { hashOf } from '../store/layout';
import type { Tree } from '../store/store';
import { placeOf, type Build } from './builds';
import { budget } from '../gate/sizes';
import { scriptSizes } from './sizes';

const script = 'web/pages_campus.js';
const map = { sources: ['webpack://uni/./src/pages/campus-page.tsx'], sourcesContent: ['x'.repeat(5000)] };

/** A build whose page has one script, and what was read of it. */
function buildWith(content: Buffer) {
  const read: string[] = [];
  const files: Record<string, Buffer> = { [script]: content, [`${script}.map`]: Buffer.from(JSON.stringify(map)) };
  const build: Build = {
    ...remoteVersion('campus'),
    files: Object.keys(files),
    read: (file) => {
      read.push(file);
      return Promise.resolve(files[file]!);
    },
  };
  return { build, read };
}

/** A release with a script, whose compressed copy has the given size. */
function treeWith(build: Build, content: Buffer, size: number): Tree {
  const place = placeOf(build, script);
  return {
    hash: (path: string) => (path === place ? hashOf(content) : undefined),
    size: (path: string) => (path === `${place}.br` ? size : undefined),
  } as Tree;
}

const empty = { hash: () => undefined, size: () => undefined } as unknown as Tree;

test('a page within its budget is measured without reading its source maps', async () => {
  const { build, read } = buildWith(Buffer.from('console.log(1)'));
  const [page] = await scriptSizes([build], empty, uncached);
  expect(page).toMatchObject({ owner: 'campus', part: '/campus', heaviest: [] });
  expect(page!.scripts[0]!.bytes).toBeLessThan(40);
  expect(read).toEqual([script]);
});

test('a page that is too heavy lists its largest sources', async () => {
  const { build } = buildWith(randomBytes(budget + 1));
  expect((await scriptSizes([build], empty, uncached))[0]!.heaviest).toEqual([
    'src/pages/campus-page.tsx (5.0 kB of source)',
  ]);
});

test('a script that the release already compressed is not compressed again', async () => {
  const content = Buffer.from('console.log(2)');
  const { build } = buildWith(content);
  const bytes = async (tree: Tree) => (await scriptSizes([build], tree, uncached))[0]!.scripts[0]!.bytes;
  expect(await bytes(treeWith(build, content, 7))).toBe(7);
  expect(await bytes(treeWith(build, Buffer.from('console.log(3)'), 7))).not.toBe(7);
});

test('each value with its own module is measured separately', async () => {
  const params = [{ slug: 'high', label: 'High' }];
  const version = remoteVersion('tides', 1, {
    pages: [{ path: '/tide/:slug', label: 'Tides', params, moduleByValue: true }],
  });
  const build: Build = { ...version, files: [], read: (file) => Promise.resolve(Buffer.from(file)) };
  expect(
    (await scriptSizes([build], empty, uncached)).map(({ part, scripts }) => [part, scripts.map(({ file }) => file)]),
  ).toEqual([
    ['/tide/:slug', ['web/pages_tide.js']],
    ['/tide/high', ['web/pages_tide_high.js']],
  ]);
});

test('blocks are measured as pages are', async () => {
  const { build } = buildWith(Buffer.from('console.log(4)'));
  const withBlock: Build = { ...build, ...remoteVersion('campus', 1, { pages: [], blocks: ['campus'] }) };
  const manifest = {
    ...withBlock.manifest,
    exposes: [{ path: './blocks/campus', assets: { js: { sync: ['pages_campus.js'] } } }],
  };
  expect(await scriptSizes([{ ...withBlock, manifest }], empty, uncached)).toMatchObject([
    { part: 'the block campus', scripts: [{ file: script }] },
  ]);
});
