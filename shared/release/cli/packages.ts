import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '@3eu/shared/contract';
import { nearest } from '@3eu/shared/build/nearest';
import { fault, usageFault } from '../messages/fault';
import { isStandalone, platformRoot, projectRoot } from './project';

/** A package that is released: its short name and its folder. */
export type Package = { name: string; root: string };

/** Where finished pictures, portraits, emblems, icons and fonts are, in the platform's repository. */
export const assetFolder = join(platformRoot, 'pictures/public');

/** The name that a package is released under, of its folder's or its own: `library` for `mfe-library` and `@3eu/mfe-library`. */
export function shortName(name: string): string {
  return name.replace(/^@[^/]+\//, '').replace(/^mfe-/, '');
}

/** The one package of a repository of its own. */
function ownPackage(): Package {
  const { name } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { name: string };
  return { name: shortName(name), root: projectRoot };
}

/** The shell and every `mfe-…` folder beside it; in a repository of its own, the remote that is there. */
export function allPackages(): Package[] {
  if (isStandalone) return [ownPackage()];
  const folders = readdirSync(projectRoot).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(projectRoot, name, 'rspack.config.ts')),
  );
  return [
    { name: 'shell', root: join(projectRoot, 'shell') },
    ...folders.map((folder) => ({ name: shortName(folder), root: join(projectRoot, folder) })),
  ];
}

/** @throws Fault for a name that no package has, with the nearest one. */
export function packageNamed(name: string): Package {
  const all = allPackages();
  const found = all.find((candidate) => candidate.name === shortName(name));
  if (!found)
    throw usageFault('no-such-package', {
      name,
      hint: nearest(
        name,
        all.map((candidate) => candidate.name),
      ),
    });
  return found;
}

/** Packages by their names, each once. @throws Fault for a name that no package has. */
export function packagesNamed(names: readonly string[]): Package[] {
  return [...new Map(names.map(packageNamed).map((each) => [each.name, each])).values()];
}

/** The package in any folder, under the name that it is released as. */
export function packageIn(folder: string, name: string): Package {
  const root = resolve(folder);
  if (!existsSync(join(root, 'rspack.config.ts'))) throw fault('not-a-package', { folder: root });
  return { name: shortName(name), root };
}

/**
 * The packages that a command names, of the project or from another folder.
 * @throws Fault for a name that no package has, and for a folder without exactly one name.
 */
export function packagesFrom(folder: string | undefined, names: readonly string[]): Package[] {
  if (folder === undefined) return packagesNamed(names);
  if (names.length !== 1) throw usageFault('from-names-one');
  return [packageIn(folder, names[0]!)];
}

/**
 * The definitions of remotes, without a build. A remote with an unreadable descriptor is left out: its own release
 * reports why.
 */
export async function definitionsOf(packages: readonly Package[]): Promise<RemoteDefinition[]> {
  const all = await Promise.all(
    packages
      .filter(({ name }) => name !== 'shell')
      .map(({ root }) =>
        import(pathToFileURL(join(root, 'src/descriptor.ts')).href).then(
          ({ descriptor }: { descriptor: RemoteDefinition }) => [descriptor],
          () => [],
        ),
      ),
  );
  return all.flat();
}
