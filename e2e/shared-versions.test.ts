/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedNames } from '@3eu/platform/build/federation';
import { platformModules } from '@3eu/platform/page/shared-modules';

const root = join(__dirname, '..');
const groups = ['dependencies', 'devDependencies', 'peerDependencies'] as const;
type Manifest = Partial<Record<(typeof groups)[number], Record<string, string>>>;

/** Every package.json of the workspace. */
const manifests = ['.', 'shared/platform', 'shared/university', 'shell/engine', ...readdirSync(root)]
  .map((folder) => join(folder, 'package.json'))
  .filter((file) => existsSync(join(root, file)));

/** Where each package is named, with the version that stands there. */
const places = new Map<string, [file: string, version: string][]>();
for (const file of manifests) {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
  for (const [library, version] of groups.flatMap((group) => Object.entries(manifest[group] ?? {})))
    places.set(library, [...(places.get(library) ?? []), [file, version]]);
}

test('what a page has once, and what builds it, is named by several package.json, the browser tests’ too', () => {
  expect(manifests).toEqual(
    expect.arrayContaining(['package.json', 'shared/platform/package.json', 'e2e/package.json']),
  );
  const once = sharedNames({ id: 'sample', ...platformModules }).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]);
  for (const library of [...once, '@module-federation/enhanced', '@rspack/core'])
    expect(places.get(library)!.length).toBeGreaterThan(1);
});

test('a package has one exact version in every package.json that names it', () => {
  for (const [library, named] of places) {
    expect([library, named[0]![1]]).toEqual([library, expect.stringMatching(/^(npm:\S+@)?\d+\.\d+\.\d+$/)]);
    expect([library, ...named]).toEqual([library, ...named.map(([file]) => [file, named[0]![1]])]);
  }
});
