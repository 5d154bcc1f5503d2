/** @jest-environment node */
import type { Site } from '../site/site';
import { versionOf, type Version } from '../site/version';
import { remoteVersion, shellVersion, siteAfter, siteWith, withChanges, type Made } from '../testing/versions';
import { fileRefusals } from './files';
import { refusalText } from './refusal';

const campus = remoteVersion('campus', 1, {
  pages: [{ path: '/visit', module: './pages/visit', label: 'Visit' }],
  blocks: ['stories'],
});
const shell = shellVersion();
const empty = siteWith([]);
/** What is wrong with the files of a release of versions. */
const found = (before: Site, after: Site, released: readonly Version[]) =>
  fileRefusals({ before, after, released, names: released.map(({ name }) => name), removed: [] });
/** The refusals of a version without the hash of a file, or without the file. */
function refusalsOf({ descriptor, manifest }: Made<Version>, { hash, file }: { hash?: string; file?: string } = {}) {
  const { [hash ?? '']: _left, ...integrity } = descriptor.integrity;
  const version = versionOf({ descriptor: { ...descriptor, integrity }, manifest, all: [], read: campus.read });
  const site = siteAfter(empty, [version]);
  const files = new Map([...site.files].filter(([path]) => file === undefined || path !== version.files.get(file)));
  const refusals = found(empty, withChanges(site, { files }), [version]);
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
  const [before, other] = [
    siteWith([campus]),
    versionOf({ descriptor: { ...descriptor, integrity }, manifest, all: [], read: campus.read }),
  ];
  expect(found(before, siteAfter(before, [campus]), [campus])).toEqual([]);
  expect(found(before, siteAfter(before, [other]), [other])).toMatchObject([{ final: true, code: 'version-differs' }]);
});

test.each([
  ['pictures/reef.01234567.svg.gz', 'the compressed form', 'pictures/reef.01234567.svg'],
  ['remotes/campus/000000000002/web/a.js.br', 'the compressed form', 'remotes/campus/000000000002/web/a.js'],
  [`pictures/${'a'.repeat(201)}`, 'a name of more than 200 bytes'],
  [`pictures/${'é'.repeat(101)}`, 'a name of more than 200 bytes'],
  [Array(60).fill('a'.repeat(80)).join('/'), 'more than 400 bytes'],
  ['pictures/Reef.01234567.svg', 'nothing but capitals', 'pictures/reef.01234567.svg'],
  ['pictures/reef.svg', 'no hash of its content'],
  ['fonts/reef.480.woff2', 'no hash of its content'],
  ['pictures/tour.01234567.x/map.01234567.webp', 'the name of the file', 'pictures/tour.01234567.x'],
  ['pictures/Tour.01234567.x/map.01234567.webp', 'the name of the file', 'pictures/tour.01234567.x'],
])('a file %s, which some disk or host could not hold, is refused for good', (path, words, beside = path) => {
  const before = siteWith([campus]);
  const entry = { id: 'x', size: 1 };
  const site = siteAfter(before, []);
  const withBeside = new Map([...site.files, ...(beside === path ? [] : [[`public/${beside}`, entry] as const])]);
  const files = new Map([...withBeside, [`public/${path}`, entry] as const]);
  const refusals = found(withChanges(before, { files: withBeside }), withChanges(site, { files }), []);
  expect(refusals).toMatchObject([{ code: 'not-portable', final: true }]);
  expect(refusals[0]!.text).toContain(words);
  // What is there already is nobody's to mend today.
  expect(found(withChanges(before, { files }), withChanges(site, { files }), [])).toEqual([]);
});

test('a file and a version that hosts could not keep are refused', () => {
  const before = siteWith([campus]);
  const next = remoteVersion('campus', 2, { pages: campus.descriptor.pages, blocks: ['stories'] });
  const site = siteAfter(before, [next]);
  const files = new Map([...site.files].map(([path, { id }]) => [path, { id, size: 60_000_000 }]));
  const codes = found(before, withChanges(site, { files }), [next]).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['file-too-large', 'version-too-large']));
});

test('a file that takes the place of a folder, and more files than hosts take, are refused for good', () => {
  const before = siteWith([campus]);
  const site = siteAfter(before, []);
  const entry = { id: 'x', size: 1 };
  const withFiles = (paths: readonly string[]) =>
    new Map([...site.files, ...paths.map((path) => [path, entry] as const)]);
  const codes = (there: readonly string[], added: readonly string[]) =>
    found(
      withChanges(before, { files: withFiles(there) }),
      withChanges(site, { files: withFiles([...there, ...added]) }),
      [],
    ).map(({ code, final, text }) => [code, final, /the folder that/.test(text)]);
  const map = 'public/pictures/tour.01234567.x/map.01234567.webp';
  expect(codes([map], ['public/pictures/tour.01234567.x'])).toEqual([['not-portable', true, true]]);
  const many = Array.from({ length: 20_000 }, (_, at) => `public/pictures/p${at}.01234567.webp`);
  expect(codes(many.slice(1_000), many.slice(0, 1_000))).toEqual([['too-many-files', true, false]]);
  // A site that holds as many already is nobody's to mend today.
  expect(codes(many, [])).toEqual([]);
});
