/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '../../build/integrity';
import { remoteVersion, shellVersion } from '../testing/versions';
import { packageBuild } from './builds';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('of a build, only what its descriptor lists is released, with its source maps', async () => {
  const { descriptor, manifest } = remoteVersion('campus');
  const scripts = ['server/remoteEntry.cjs', 'web/entry.js', 'web/pages_campus.js'];
  const integrity = Object.fromEntries(scripts.map((file) => [file, integrityOf(Buffer.from(file))]));
  const write = (file: string, text = file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const listed = [...scripts, 'web/entry.js.map'];
  for (const file of [...listed, 'web/evil.html', 'web/evil.svg', 'web/evil.js', 'server/evil.cjs', 'web/deep/evil.js'])
    write(file);
  write('web/mf-manifest.json', JSON.stringify(manifest));
  write('descriptor.json', JSON.stringify({ ...descriptor, integrity }));
  const build = await packageBuild(root);
  expect(build.files).toEqual([...listed, 'descriptor.json', 'web/mf-manifest.json'].sort());
});

const { descriptor: campus } = remoteVersion('campus', 1, { integrity: {} });
const [page] = campus.pages;

test.each([
  ['', { ...campus, colour: 'red' }],
  ['pages.0', { ...campus, pages: [{ ...page, colour: 'red' }] }],
  ['pages.0', { ...shellVersion().descriptor, pages: [{ path: '/', scripts: [], colour: 'red' }] }],
])('a field that the release does not know is refused, and not dropped: %s', async (place, descriptor) => {
  mkdirSync(join(root, 'web'), { recursive: true });
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'descriptor.json'), JSON.stringify(descriptor));
  await expect(packageBuild(root)).rejects.toThrow(`${place || 'its content'}: Unrecognized key: "colour"`);
});

test.each([
  ['/a"\n/x', '/b'],
  ['/e', '/b\nX-Evil: 1'],
  ['/e', '//evil.example/'],
  ['/e', 'https://evil.example/'],
  ['/e', '/tides#a\\"; } location = /pwn { return 200 "'],
])('a redirect from %j to %j, which a host would read as something else, makes a build unusable', async (from, to) => {
  mkdirSync(join(root, 'web'), { recursive: true });
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'descriptor.json'), JSON.stringify({ ...campus, redirects: { [from]: to } }));
  await expect(packageBuild(root)).rejects.toThrow('redirects');
});
