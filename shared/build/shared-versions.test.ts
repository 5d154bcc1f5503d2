/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModuleNames } from './federation';

const root = join(__dirname, '../..');
const groups = ['dependencies', 'devDependencies', 'peerDependencies'] as const;
type Manifest = Partial<Record<(typeof groups)[number], Record<string, string>>>;

/** Every package.json of the workspace. */
const manifests = ['.', 'shared/release', ...readdirSync(root)]
  .map((folder) => join(folder, 'package.json'))
  .filter((file) => existsSync(join(root, file)));

/** The packages whose modules a page has once. */
const libraries = new Set(sharedModuleNames.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]));

/** Where a package is named, with the version that stands there. */
function named(library: string): [file: string, version: string][] {
  return manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    return groups.flatMap((group): [string, string][] => {
      const version = manifest[group]?.[library];
      return version === undefined ? [] : [[file, version]];
    });
  });
}

test('the packages of the workspace are found', () => {
  expect(manifests).toEqual(expect.arrayContaining(['package.json', 'shared/package.json', 'shell/package.json']));
  expect([...libraries]).toEqual(expect.arrayContaining(['react', '@emotion/styled', 'zustand', '@3eu/shared']));
});

test.each([...libraries])('%s has the same exact version in every package.json that names it', (library) => {
  const places = named(library);
  expect(places.length).toBeGreaterThan(1);
  const [, first] = places[0]!;
  expect(first).toMatch(/^\d+\.\d+\.\d+$/);
  expect(places).toEqual(places.map(([file]) => [file, first]));
});
