/** @jest-environment node */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondCopies } from './installed';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a package into a folder. */
function write(folder: string, version: string, dependencies: Record<string, string> = {}): string {
  const place = join(root, folder);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: folder, version, dependencies }));
  return place;
}

/** A site of one package, as npm installs it. */
function site() {
  const platform = write('node_modules/@3eu/platform', '4.1.0');
  write('node_modules/@3eu/engine', '4.1.0', { '@3eu/platform': '4.1.0' });
  write('node_modules/react', '19.3.1');
  return { platform, news: write('mfe-news', '1.0.0', { '@3eu/platform': '4.1.0', react: '19.3.1' }) };
}

test('a package that gets the platform’s own copies has none twice, also by a link', () => {
  const { platform, news } = site();
  mkdirSync(join(news, 'node_modules'));
  symlinkSync(join(root, 'node_modules/react'), join(news, 'node_modules/react'));
  expect(secondCopies(news, platform)).toEqual([]);
});

test.each([
  ['react', 'mfe-news/node_modules/react', '19.2.0'],
  ['@3eu/platform', 'mfe-news/node_modules/@3eu/platform', '4.0.0'],
  ['@3eu/platform', 'node_modules/@3eu/engine/node_modules/@3eu/platform', '4.0.0'],
])('a second copy of %s in %s is named with both places', (name, place, version) => {
  const { platform, news } = site();
  const other = write(place, version);
  const said = secondCopies(news, platform);
  expect(said).toHaveLength(1);
  for (const word of [name, version, other, join(root, 'node_modules', name)]) expect(said[0]).toContain(word);
});
