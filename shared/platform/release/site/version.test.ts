/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '../../build/integrity';
import { remoteVersion, shellVersion } from '../testing/versions';
import { manifestSchema, readBuild } from './version';

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
  const build = await readBuild(root);
  expect([...build.files.keys()]).toEqual([...listed, 'descriptor.json', 'web/mf-manifest.json'].sort());
});

test.each([
  ['{ "/tides": [{ "question": "When?" }] }', '/tides.0.asked'],
  ['{ "/tides": ', 'it is not valid JSON'],
])('questions of a build that cannot be used make it unusable: %s', async (text, place) => {
  const { descriptor, manifest } = remoteVersion('campus');
  for (const folder of ['web', 'server']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'web/mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(root, 'descriptor.json'), JSON.stringify({ ...descriptor, integrity: {} }));
  writeFileSync(join(root, 'server/questions.json'), text);
  const fault = { code: 'build-unusable', message: expect.stringContaining(`cannot be used: ${place}`) as string };
  await expect(readBuild(root)).rejects.toMatchObject(fault);
});

const { descriptor: campus } = remoteVersion('campus', 1, { integrity: {} });
const [page] = campus.pages;

test.each<[place: string, descriptor: object]>([
  ['its content', { ...campus, colour: 'red' }],
  ['pages.0', { ...campus, pages: [{ ...page, colour: 'red' }] }],
  ['pages.0', { ...shellVersion().descriptor, pages: [{ path: '/', scripts: [], colour: 'red' }] }],
  ...[
    ['/a"\n/x', '/b'],
    ['/e', '/b\nX-Evil: 1'],
    ['/e', '//evil.example/'],
    ['/e', 'https://evil.example/'],
    ['/e', '/tides#a\\"; } location = /pwn { return 200 "'],
  ].map(([from, to]): [string, object] => ['redirects', { ...campus, redirects: { [from!]: to } }]),
])(
  'what no release knows, or a host would read as something else, makes a build unusable: %s, %#',
  async (place, descriptor) => {
    for (const folder of ['web', 'server']) mkdirSync(join(root, folder));
    writeFileSync(join(root, 'descriptor.json'), JSON.stringify(descriptor));
    const fault = { code: 'build-unusable', message: expect.stringContaining(`cannot be used: ${place}`) as string };
    await expect(readBuild(root)).rejects.toMatchObject(fault);
  },
);

test.each(['../../../../../x.js', '/x.js', 'a/../x.js', ''])('a manifest with the entry %j is refused', (name) => {
  const { manifest } = remoteVersion('campus');
  const { metaData } = manifest;
  const fault = (remoteEntry: object) =>
    manifestSchema.safeParse({ ...manifest, metaData: { ...metaData, remoteEntry } }).success;
  expect([fault(metaData.remoteEntry), fault({ name, path: '' })]).toEqual([true, false]);
  if (name) expect(fault({ name: 'x.js', path: name })).toBe(false);
});

test.each(['fetch', 'uni_campus', 'x-y', '__proto__'])('a container called %s', (globalName) => {
  const { manifest } = remoteVersion('campus');
  const { metaData } = manifest;
  const { success } = manifestSchema.safeParse({ ...manifest, metaData: { ...metaData, globalName } });
  expect(success).toBe(globalName === 'uni_campus');
});
