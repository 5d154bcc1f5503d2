/**
 * Room build: what a package is in federation, made once: the bundler’s configuration, the manifest and the engine are
 * told of it. For this room and `rspack.config.ts`. Shared modules that come or go raise the contract.
 */
import { platformModules, type Federation } from '../page/shared-modules';
import { installedVersion } from './installed';

/** A module that a remote exposes: its name, its file, and the name of its chunk. */
export type Exposed = { module: string; file: string; chunk: string };

/** A module that a page has once. */
type SharedModule = {
  name: string;
  version: string;
  /** The versions that a remote is content with. */
  requiredVersion: string;
};

/** A package in federation. */
export type Container = {
  /** The site's, with which the names of its containers and of its Trusted Types policy begin. */
  id: string;
  /** Its name on `globalThis`: `campus` of the site `sample` is `sample_campus`. */
  name: string;
  /** Null for the shell, which is a host. */
  exposes: readonly Exposed[] | null;
  shared: readonly SharedModule[];
};

/**
 * Name of the chunk of an exposed module, from its file: `./src/pages/visit/visit-page.tsx` becomes
 * `pages_visit_visit-page-tsx`. This matches the bundler's `[request]` format, so an import with the same chunk name
 * uses the same chunk.
 */
function chunkName(file: string): string {
  return file.replace('./src/', '').replaceAll('/', '_').replaceAll('.', '-');
}

/** Names of the modules that a page has once. */
export function sharedNames({ eager, later }: Federation): string[] {
  return Object.keys({ ...eager, ...later });
}

/** @param exposes Exposed modules and their files; null for the shell. */
export function describeContainer(
  name: string,
  exposes: Readonly<Record<string, string>> | null,
  federation: Federation,
): Container {
  return {
    id: federation.id,
    name: `${federation.id}_${name.replaceAll('-', '_')}`,
    exposes: exposes && Object.entries(exposes).map(([module, file]) => ({ module, file, chunk: chunkName(file) })),
    shared: sharedNames(federation).map((each) => {
      const version = installedVersion(each);
      return { name: each, version, requiredVersion: `^${version}` };
    }),
  };
}

/** The site's id, by the name of a container. */
export function siteId(containerName: string): string {
  return containerName.split('_')[0]!;
}

const ownModule = '@3eu/platform/page';
const libraries = sharedNames({ id: '', ...platformModules }).filter((name) => name !== ownModule);

/**
 * Whether a shared module is a library, whose version tells what it has. Any other one is the platform's or the site's
 * own source: what a remote takes of it is compared name by name.
 */
export function isLibrary(name: string): boolean {
  return libraries.includes(name);
}
