/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { uncached } from '../cache';
import { budget } from '../site/site';
import { versionOf } from '../site/version';
import { remoteVersion } from '../testing/versions';
import { weigh } from './weights';

const script = 'web/pages_campus.js';
const map = { sources: ['webpack://uni/./src/pages/campus-page.tsx'], sourcesContent: ['x'.repeat(5000)] };

/** A build whose page has one script, and what was read of it. */
function buildWith(content: Buffer) {
  const read: string[] = [];
  const files: Record<string, Buffer> = { [script]: content, [`${script}.map`]: Buffer.from(JSON.stringify(map)) };
  const { descriptor, manifest } = remoteVersion('campus');
  const build = versionOf({
    descriptor,
    manifest,
    all: Object.keys(files),
    read: (file) => {
      read.push(file);
      return Promise.resolve(files[file]!);
    },
  });
  return { build, read };
}

test('a page within its budget is measured without reading its source maps', async () => {
  const { build, read } = buildWith(Buffer.from('console.log(1)'));
  const { parts, all } = await weigh(build, uncached);
  const [page] = parts;
  expect(page).toMatchObject({ owner: 'campus', part: '/campus', heaviest: [] });
  expect(page!.scripts[0]!.bytes).toBeLessThan(40);
  expect([all, read]).toEqual([page!.scripts[0]!.bytes, [script]]);
});

test('a page that is too heavy lists its largest sources', async () => {
  const { build } = buildWith(randomBytes(budget + 1));
  expect((await weigh(build, uncached)).parts[0]!.heaviest).toEqual(['src/pages/campus-page.tsx (5.0 kB of source)']);
});

test('each value with its own module is measured separately', async () => {
  const params = [{ slug: 'high', module: './pages/tide/high', label: 'High' }];
  const version = remoteVersion('tides', 1, {
    pages: [{ path: '/tide/:slug', module: './pages/tide', label: 'Tides', params }],
  });
  const build = { ...version, read: (file: string) => Promise.resolve(Buffer.from(file)) };
  expect(
    (await weigh(build, uncached)).parts.map(({ part, scripts }) => [part, scripts.map(({ file }) => file)]),
  ).toEqual([
    ['/tide/:slug', ['web/pages_tide.js']],
    ['/tide/high', ['web/pages_tide_high.js']],
  ]);
});

test('blocks are measured as pages are', async () => {
  const { descriptor, manifest } = remoteVersion('campus', 1, { pages: [], blocks: ['campus'] });
  const { there, read } = buildWith(Buffer.from('console.log(4)')).build;
  const integrity = { ...descriptor.integrity, [script]: 'sha384-x' };
  const exposes = [{ path: './blocks/campus', assets: { js: { sync: ['pages_campus.js'] } } }];
  const given = { descriptor: { ...descriptor, integrity }, manifest: { ...manifest, exposes } };
  const build = versionOf({ ...given, all: [...there], read });
  expect((await weigh(build, uncached)).parts).toMatchObject([
    { part: 'the block campus', scripts: [{ file: script }] },
  ]);
});
