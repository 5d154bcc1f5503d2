/** @jest-environment node */
import { manifestSchema, versionOf } from '../core/version';
import type { Version } from '../model';
import { remoteVersion, shellVersion, siteAfter, siteWith, versionsOf, type Made } from '../testing/versions';
import { fileRefusals } from './files';
import { refusalText } from './refusal';

const campus = remoteVersion('campus', 1, {
  pages: [{ path: '/visit', module: './pages/visit', label: 'Visit' }],
  blocks: ['stories'],
});
const shell = shellVersion();
const empty = siteWith(versionsOf([]));
/** The refusals of a version without the hash of a file, or without the file. */
function refusalsOf({ descriptor, manifest }: Made<Version>, { hash, file }: { hash?: string; file?: string } = {}) {
  const { [hash ?? '']: _left, ...integrity } = descriptor.integrity;
  const version = versionOf({ ...descriptor, integrity }, manifest, []);
  const site = siteAfter(empty, [version]);
  const files = new Map([...site.files].filter(([path]) => file === undefined || path !== version.files.get(file)));
  const refusals = fileRefusals(empty, { ...site, files }, [version]);
  expect(refusals.every(({ final }) => final)).toBe(true);
  return refusals.map(refusalText);
}

test('a build with all of its files and hashes passes', () => {
  expect([...refusalsOf(campus), ...refusalsOf(shell)]).toEqual([]);
});

test.each<[Made<Version>, string]>([
  [campus, 'web/entry.js'],
  [campus, 'web/pages_visit.js'],
  [campus, 'web/blocks_stories.js'],
  [campus, 'server/remoteEntry.cjs'],
  [shell, 'web/shell.js'],
  [shell, 'web/forms.js'],
  [shell, 'web/home.js'],
  [shell, 'server/shell.cjs'],
])('%# without the file or the hash of %s, a build is refused for good', (version, file) => {
  const { name } = version.descriptor;
  const todo = 'Build the package again with the tools of this repository.';
  expect(refusalsOf(version, { hash: file })).toEqual([`${name}: ${file} has no hash in its descriptor. ${todo}`]);
  expect(refusalsOf(version, { file })).toEqual([`${name}: ${file} is missing in the build. ${todo}`]);
});

test('a page or a block that the manifest does not list is refused', () => {
  const manifest = {
    ...campus.manifest,
    exposes: campus.manifest.exposes.filter(({ path }) => path !== './pages/visit'),
  };
  expect(refusalsOf({ ...campus, manifest })).toEqual([expect.stringContaining('does not list ./pages/visit')]);
});

test.each(['../../../../../x.js', '/x.js', 'a/../x.js', ''])('a manifest with the entry %j is refused', (name) => {
  const { metaData } = campus.manifest;
  const fault = (remoteEntry: object) =>
    manifestSchema.safeParse({ ...campus.manifest, metaData: { ...metaData, remoteEntry } }).success;
  expect([fault(metaData.remoteEntry), fault({ name, path: '' })]).toEqual([true, false]);
  if (name) expect(fault({ name: 'x.js', path: name })).toBe(false);
});

test('a file that the descriptor lists has to be there, whether a page needs it or not', () => {
  const { integrity } = campus.descriptor;
  const listed = {
    ...campus,
    descriptor: { ...campus.descriptor, integrity: { ...integrity, 'web/extra.js': 'sha384-x' } },
  };
  expect(refusalsOf(listed, { file: 'web/extra.js' })).toEqual([expect.stringContaining('web/extra.js is missing')]);
});

test('a version that the site has already cannot come with other files', () => {
  const { descriptor, manifest } = campus;
  const integrity = { ...descriptor.integrity, 'web/entry.js': 'sha384-y' };
  const [before, other] = [siteWith(versionsOf([campus])), versionOf({ ...descriptor, integrity }, manifest, [])];
  expect(fileRefusals(before, siteAfter(before, [campus]), [campus])).toEqual([]);
  expect(fileRefusals(before, siteAfter(before, [other]), [other])).toMatchObject([
    { final: true, code: 'version-differs' },
  ]);
});
