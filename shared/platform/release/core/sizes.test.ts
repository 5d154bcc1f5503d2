/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { uncached } from '../cache';
import { remoteVersion } from '../testing/versions';
import type { Build } from './builds';
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

test('a page within its budget is measured without reading its source maps', async () => {
  const { build, read } = buildWith(Buffer.from('console.log(1)'));
  const [page] = await scriptSizes([build], uncached);
  expect(page).toMatchObject({ owner: 'campus', part: '/campus', heaviest: [] });
  expect(page!.scripts[0]!.bytes).toBeLessThan(40);
  expect(read).toEqual([script]);
});

test('a page that is too heavy lists its largest sources', async () => {
  const { build } = buildWith(randomBytes(budget + 1));
  expect((await scriptSizes([build], uncached))[0]!.heaviest).toEqual(['src/pages/campus-page.tsx (5.0 kB of source)']);
});

test('each value with its own module is measured separately', async () => {
  const params = [{ slug: 'high', module: './pages/tide/high', label: 'High' }];
  const version = remoteVersion('tides', 1, {
    pages: [{ path: '/tide/:slug', module: './pages/tide', label: 'Tides', params }],
  });
  const build: Build = { ...version, files: [], read: (file) => Promise.resolve(Buffer.from(file)) };
  expect(
    (await scriptSizes([build], uncached)).map(({ part, scripts }) => [part, scripts.map(({ file }) => file)]),
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
  expect(await scriptSizes([{ ...withBlock, manifest }], uncached)).toMatchObject([
    { part: 'the block campus', scripts: [{ file: script }] },
  ]);
});
